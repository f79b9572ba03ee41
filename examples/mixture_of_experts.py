"""A small mixture-of-experts block, forward and backward, by rawgemm and by torch: the results are compared, and on a
GPU timed.

    python3 examples/mixture_of_experts.py

Each token goes to the two experts that the router likes best. Tokens are sorted by expert; one launch multiplies all of
them by the weights of their experts, whose offsets the host never reads, and one makes the gradients of all weights.
On the model, on a CPU, it takes seconds.
"""

import torch
from torch.utils.benchmark import Timer

import rawgemm
import rawgemm.torch

DEVICE = "cpu" if rawgemm.on_model else "cuda"
TOKENS, EXPERTS, CHOSEN = (48, 4, 2) if rawgemm.on_model else (4096, 64, 2)
HIDDEN, INNER = (64, 96) if rawgemm.on_model else (2048, 1024)


def by_torch(x, weights, offsets):
    """[m, n]: a product for each expert, and so the host must know where its tokens begin."""
    ends = offsets.tolist()
    return torch.cat([x[begin:end] @ w.t() for w, begin, end in zip(weights, ends, ends[1:])])


def block(x, router, up, down, grouped_gemm):
    """x [tokens, hidden]; router [experts, hidden]; up [experts, 2 * inner, hidden]; down [experts, hidden, inner]."""
    weight, expert = torch.softmax(x.float() @ router.float().t(), dim=1).topk(CHOSEN, dim=1)
    order = expert.flatten().argsort(stable=True)  # a token's place among the choices, expert by expert
    counts = torch.bincount(expert.flatten(), minlength=EXPERTS)
    offsets = torch.nn.functional.pad(counts.cumsum(0), (1, 0))
    token = order // CHOSEN
    gate, value = grouped_gemm(x[token], up, offsets).chunk(2, dim=1)
    y = grouped_gemm(torch.nn.functional.silu(gate) * value, down, offsets)
    return torch.zeros_like(x).index_add(0, token, y * weight.flatten()[order, None].to(y.dtype))


def step(grouped_gemm, x, parameters, gradient):
    """Result and gradients."""
    leaves = [tensor.detach().requires_grad_() for tensor in (x, *parameters)]
    y = block(*leaves, grouped_gemm)
    y.backward(gradient)
    return [y.detach(), *(leaf.grad for leaf in leaves)]


def main():
    torch.manual_seed(1)
    x = torch.randn(TOKENS, HIDDEN, device=DEVICE).bfloat16()
    shapes = (EXPERTS, HIDDEN), (EXPERTS, 2 * INNER, HIDDEN), (EXPERTS, HIDDEN, INNER)
    parameters = [(torch.randn(shape, device=DEVICE) * shape[-1] ** -0.5).bfloat16() for shape in shapes]
    gradient = torch.randn_like(x)
    ours = step(rawgemm.torch.grouped_gemm, x, parameters, gradient)
    exact = step(by_torch, x.double(), [w.double() for w in parameters], gradient.double())
    for name, tensor, expected in zip(("y", "x.grad", "router.grad", "up.grad", "down.grad"), ours, exact):
        error = float((tensor.double() - expected).norm() / expected.norm())
        print(f"{name:12} relative error {error:.4f}")
        assert error < 0.02, name  # a few roundings to bf16, of 2^-9 each
    if not rawgemm.on_model:
        for name, grouped_gemm in (("rawgemm", rawgemm.torch.grouped_gemm), ("torch", by_torch)):
            time = Timer("step(grouped_gemm, x, parameters, gradient)", globals={**globals(), **locals()}).timeit(50)
            print(f"{name:12} {time.mean * 1e6:8.0f} us, forward and backward")


if __name__ == "__main__":
    main()
