"""Compiles device code with NVRTC, called through ctypes."""

import ctypes


def compile_cubin(library, source, name, options):
    """(cubin, log) of source, a text; the cubin is None when NVRTC refuses it.

    library: path of libnvrtc.so.  name: what messages call the source.
    """
    nvrtc = ctypes.CDLL(str(library))
    program = ctypes.c_void_p()
    if nvrtc.nvrtcCreateProgram(ctypes.byref(program), source.encode(), name.encode(), 0, None, None) != 0:
        raise RuntimeError(f"{library}: nvrtcCreateProgram failed")
    options = [option.encode() for option in options]
    refused = nvrtc.nvrtcCompileProgram(program, len(options), (ctypes.c_char_p * len(options))(*options))
    log = _answer(nvrtc.nvrtcGetProgramLogSize, nvrtc.nvrtcGetProgramLog, program).rstrip(b"\0").decode().strip()
    cubin = None if refused else _answer(nvrtc.nvrtcGetCUBINSize, nvrtc.nvrtcGetCUBIN, program)
    nvrtc.nvrtcDestroyProgram(ctypes.byref(program))
    return cubin, log


def _answer(ask_size, ask, program):
    size = ctypes.c_size_t()
    if ask_size(program, ctypes.byref(size)) != 0:
        raise RuntimeError("NVRTC does not say how long its answer is")
    answer = ctypes.create_string_buffer(size.value)
    if ask(program, answer) != 0:
        raise RuntimeError("NVRTC gives no answer")
    return answer.raw
