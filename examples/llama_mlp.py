"""The feed-forward block of Llama, forward and backward, by rawgemm and by torch: the results are compared, and on a GPU
timed.

    python3 examples/llama_mlp.py

On the model, on a CPU, it takes seconds.
"""

import torch
from torch.utils.benchmark import Timer

import rawgemm
import rawgemm.torch

DEVICE = "cpu" if rawgemm.on_model else "cuda"
TOKENS, HIDDEN, INNER = (40, 64, 96) if rawgemm.on_model else (4096, 4096, 11008)


def block(x, gate, up, down, linear):
    """x [tokens, hidden]; gate and up [inner, hidden]; down [hidden, inner]."""
    return linear(torch.nn.functional.silu(linear(x, gate)) * linear(x, up), down)


def step(linear, x, parameters, gradient):
    """Result and gradients."""
    leaves = [tensor.detach().requires_grad_() for tensor in (x, *parameters)]
    y = block(*leaves, linear)
    y.backward(gradient)
    return [y.detach(), *(leaf.grad for leaf in leaves)]


def main():
    torch.manual_seed(1)
    x = torch.randn(TOKENS, HIDDEN, device=DEVICE).bfloat16()
    shapes = (INNER, HIDDEN), (INNER, HIDDEN), (HIDDEN, INNER)
    parameters = [(torch.randn(shape, device=DEVICE) * shape[-1] ** -0.5).bfloat16() for shape in shapes]
    gradient = torch.randn_like(x)
    ours = step(rawgemm.torch.gemm, x, parameters, gradient)
    exact = step(torch.nn.functional.linear, x.double(), [w.double() for w in parameters], gradient.double())
    for name, tensor, expected in zip(("y", "x.grad", "gate.grad", "up.grad", "down.grad"), ours, exact):
        error = float((tensor.double() - expected).norm() / expected.norm())
        print(f"{name:10} relative error {error:.4f}")
        assert error < 0.02, name  # a few roundings to bf16, of 2^-9 each
    if not rawgemm.on_model:
        for name, linear in (("rawgemm", rawgemm.torch.gemm), ("torch", torch.nn.functional.linear)):
            time = Timer("step(linear, x, parameters, gradient)", globals={**globals(), **locals()}).timeit(50)
            print(f"{name:10} {time.mean * 1e6:8.0f} us, forward and backward")


if __name__ == "__main__":
    main()
