"""DeepGEMM's module of this name is not here, as an ImportError says."""

from ._missing import refuse_import

refuse_import(__name__)
