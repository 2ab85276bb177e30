"""Few bits in the training already (Jacob et al. 2018): weights and inputs are rounded as they will be, and the gradient passes as if they were not."""

import torch

from write_marian import STEP


class _Round(torch.autograd.Function):
    """To whole numbers from -127 to 127 times a scale; no gradient where a value is cut."""

    @staticmethod
    def forward(context, values, multiplier):
        scaled = values.float() * multiplier
        context.save_for_backward(scaled.abs() < 127.5)
        return (scaled.round().clamp(-127, 127) / multiplier).to(values.dtype)

    @staticmethod
    def backward(context, gradient):
        (inside,) = context.saved_tensors
        return gradient * inside, None


class Rounding:
    """`inputs` has the largest absolute value of what each matrix is multiplied with, by its name, as `write_marian.py` writes it."""

    def __init__(self, inputs):
        self.inputs = inputs
        self.multipliers = {name: 127 / largest for name, largest in inputs.items()}

    def round_input(self, name, values):
        return _Round.apply(values, self.multipliers[name])

    def round_weights(self, weights):
        return _Round.apply(weights, 127 / STEP / weights.detach().abs().max().clamp(min=1e-9))
