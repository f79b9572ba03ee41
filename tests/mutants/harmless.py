"""Why mutants that survive do no harm."""

from mutate import Key

# (reason, [Key...]): it costs time alone, or cannot be reached, or the rule that makes it right.
HARMLESS: list[tuple[str, list[Key]]] = []
