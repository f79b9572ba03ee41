"""A small mixture-of-experts block, forward and backward, by rawgemm and by torch: the results are compared, and on a
GPU timed.

    python3 examples/mixture_of_experts.py

Each token goes to the two experts that the router likes best. Tokens are sorted by expert; one launch multiplies all of
them by the weights of their experts, whose offsets the host never reads, and one makes the gradients of all weights.
On the model, on a CPU, it takes seconds.
"""

import functools

import torch
from training_step import compare

import rawgemm
import rawgemm.torch

DEVICE = "cpu" if rawgemm.on_model else "cuda"
TOKENS, EXPERTS, CHOSEN = (48, 4, 2) if rawgemm.on_model else (4096, 64, 2)
HIDDEN, INNER = (64, 96) if rawgemm.on_model else (2048, 1024)


def one_by_one(x, weights, offsets):
    """[m, n]: a product for each expert, and so the host must know where its tokens begin."""
    ends = offsets.tolist()
    return torch.cat([x[begin:end] @ w.t() for w, begin, end in zip(weights, ends, ends[1:])])


def by_torch(x, weights, offsets):
    """The same in one launch, by torch 2.10 or newer."""
    return torch.nn.functional.grouped_mm(x, weights.transpose(1, 2), offs=offsets[1:].int())


def block(x, router, up, down, grouped_gemm):
    """x [tokens, hidden]; router [experts, hidden]; up [experts, 2 * inner, hidden]; down [experts, hidden, inner]."""
    weight, expert = torch.softmax(x.float() @ router.float().t(), dim=1).topk(CHOSEN, dim=1)
    order = expert.flatten().argsort(stable=True)  # a token's place among the choices, expert by expert
    offsets = torch.searchsorted(expert.flatten()[order], torch.arange(EXPERTS + 1, device=x.device))
    token = order // CHOSEN
    gate, value = grouped_gemm(x[token], up, offsets).chunk(2, dim=1)
    y = grouped_gemm(torch.nn.functional.silu(gate) * value, down, offsets)
    return torch.zeros_like(x).index_add(0, token, y * weight.flatten()[order, None].to(y.dtype))


def main():
    torch.manual_seed(1)
    x = torch.randn(TOKENS, HIDDEN, device=DEVICE).bfloat16()
    shapes = (EXPERTS, HIDDEN), (EXPERTS, 2 * INNER, HIDDEN), (EXPERTS, HIDDEN, INNER)
    parameters = [(torch.randn(shape, device=DEVICE) * shape[-1] ** -0.5).bfloat16() for shape in shapes]
    compare(("x", "router", "up", "down"), (x, *parameters), torch.randn_like(x),
            *(functools.partial(block, grouped_gemm=product)
              for product in (rawgemm.torch.grouped_gemm, by_torch, one_by_one)))


if __name__ == "__main__":
    main()
