"""What the examples have in common: a training step is compared with one in fp64, as it is, under torch.compile and, on a
GPU, as a CUDA graph; there it is timed beside torch's, too."""

import torch
from torch.utils.benchmark import Timer

import rawgemm

BOUND = 0.02  # of a relative error: a few roundings to bf16, of 2^-9 each


def step(block, inputs, gradient):
    """The block's result, and its gradients by each input."""
    leaves = [tensor.detach().requires_grad_() for tensor in inputs]
    y = block(*leaves)
    y.backward(gradient)
    return [y.detach(), *(leaf.grad for leaf in leaves)]


def as_graph(run):
    """The same as a CUDA graph, whose launches all write the same results."""
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        run()  # what a first call sets up is not captured
    stream.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        results = run()

    def replay():
        graph.replay()
        return results

    return replay


def ways(block, inputs, gradient):
    """{name: a function that makes a step}. A graph break would be an error."""
    compiled = torch.compile(block, fullgraph=True, backend="aot_eager" if rawgemm.on_model else "inductor")
    result = {"eager": lambda: step(block, inputs, gradient), "compiled": lambda: step(compiled, inputs, gradient)}
    if not rawgemm.on_model:
        result["CUDA graph"] = as_graph(result["eager"])
    return result


def compare(names, inputs, gradient, ours, by_torch, exact):
    """names: of the inputs. ours, by_torch, exact: blocks, functions of the inputs. exact takes fp64."""
    expected = step(exact, [tensor.double() for tensor in inputs], gradient.double())
    of_ours = ways(ours, inputs, gradient)
    for way, run in of_ours.items():
        for name, tensor, right in zip(("y", *(f"{name}.grad" for name in names)), run(), expected):
            error = float((tensor.double() - right).norm() / right.norm())
            print(f"{way:10} {name:12} relative error {error:.4f}")
            assert error < BOUND, (way, name)
    if not rawgemm.on_model:
        for library, runs in (("rawgemm", of_ours), ("torch", ways(by_torch, inputs, gradient))):
            for way, run in runs.items():
                run()
                time = Timer("run()", globals={"run": run}).timeit(50)
                print(f"{library:10} {way:12} {time.mean * 1e6:8.0f} us, forward and backward")
