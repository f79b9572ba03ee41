"""The feed-forward block of Llama, forward and backward, by rawgemm and by torch: the results are compared, and on a GPU
timed.

    python3 examples/llama_mlp.py

On the model, on a CPU, it takes seconds.
"""

import functools

import torch
from training_step import compare

import rawgemm
import rawgemm.torch

DEVICE = "cpu" if rawgemm.on_model else "cuda"
TOKENS, HIDDEN, INNER = (40, 64, 96) if rawgemm.on_model else (4096, 4096, 11008)


def block(x, gate, up, down, linear):
    """x [tokens, hidden]; gate and up [inner, hidden]; down [hidden, inner]."""
    return linear(torch.nn.functional.silu(linear(x, gate)) * linear(x, up), down)


def main():
    torch.manual_seed(1)
    x = torch.randn(TOKENS, HIDDEN, device=DEVICE).bfloat16()
    shapes = (INNER, HIDDEN), (INNER, HIDDEN), (HIDDEN, INNER)
    parameters = [(torch.randn(shape, device=DEVICE) * shape[-1] ** -0.5).bfloat16() for shape in shapes]
    by_torch = functools.partial(block, linear=torch.nn.functional.linear)
    compare(("x", "gate", "up", "down"), (x, *parameters), torch.randn_like(x),
            functools.partial(block, linear=rawgemm.torch.gemm), by_torch, by_torch)


if __name__ == "__main__":
    main()
