"""Larger models that compute what a given one does, to begin from (Chen et al. 2016, "Net2Net: Accelerating Learning via Knowledge Transfer").

In a model twice as wide each number of a hidden vector stands twice, and half its weight goes to each; a little noise tells the twins apart.
In a deeper one what is added to the encoder passes on nearly what it gets.
"""

import re
from dataclasses import replace

import torch

from model import Translator, positions
from read_marian import read_weights
from write_marian import is_matrix

NOISE = 0.1
"""Standard deviations of a matrix."""


class _Places:
    """Which number of the narrow model stands at each place of the wide one, by what a matrix reads or writes."""

    def __init__(self, sizes):
        head = sizes.width // sizes.heads
        wide = torch.arange(2 * sizes.width)
        self.outer = wide % sizes.width
        self.heads = wide // (2 * head) * head + wide % head
        self.inner = torch.arange(2 * sizes.feed_forward) % sizes.feed_forward

    def read_by(self, name):
        return self.heads if name.endswith("_Wo") else self.inner if name.endswith("_W2") else self.outer

    def written_by(self, name):
        if name.endswith(("_Wq", "_Wk", "_Wv", "_bq", "_bk", "_bv")):
            return self.heads
        return self.inner if name.endswith(("_W1", "_b1")) else self.outer


def _widen_weights(name, weights, places, sizes):
    root = 2**-0.5
    if name == "decoder_ff_logit_out_b":
        return weights
    if name.endswith("Wemb"):
        return weights[:, places.outer] * root
    if is_matrix(name):
        wide = weights[places.read_by(name)][:, places.written_by(name)] / 2
    else:
        wide = weights[:, places.written_by(name)]
    # The product of a query and a key is twice as large, and divided by a root that is only the root of two times larger.
    if name.endswith(("_Wq", "_bq")):
        wide = wide * root
    return wide * root if name.startswith(f"decoder_l{sizes.decoder_layers}_ffn_ffn_ln") else wide


@torch.no_grad()
def widen(narrow, dropout, seed=1):
    """The wide model on the processor; sizes are twice those of `narrow`, layers and heads the same."""
    sizes, places = narrow.sizes, _Places(narrow.sizes)
    wide = Translator(replace(sizes, width=2 * sizes.width, feed_forward=2 * sizes.feed_forward), dropout)
    wide.sinusoids.copy_(positions(len(wide.sinusoids), sizes.width)[:, places.outer])
    chance = torch.Generator().manual_seed(seed)
    for name, weights in narrow.parameters_by_name.items():
        made = _widen_weights(name, weights.detach().cpu(), places, sizes)
        noise = torch.randn(made.shape, generator=chance) * (NOISE * made.std()) if is_matrix(name) else 0
        wide.parameters_by_name[name].data.copy_(made + noise)
    return wide


def load_exported(path, sizes, dropout):
    """The model of a file that was exported, whose number of layers it tells; all else is as in `sizes`."""
    weights = read_weights(path)
    layers = {side: max(int(found[1]) for name in weights if (found := re.match(rf"{side}_l(\d+)_", name))) for side in ("encoder", "decoder")}
    model = Translator(replace(sizes, encoder_layers=layers["encoder"], decoder_layers=layers["decoder"]), dropout)
    for name, values in weights.items():
        model.parameters_by_name[name].data.copy_(torch.tensor(values))
    return model


@torch.no_grad()
def deepen(model, encoder_layers, dropout, source, mask):
    """The model with more layers behind those of its encoder. A layer that adds nothing still normalises, so it scales back to the deviation that some sentences have there."""
    sizes = model.sizes
    deep = Translator(replace(sizes, encoder_layers=encoder_layers), dropout)
    for name, values in model.parameters_by_name.items():
        deep.parameters_by_name[name].data.copy_(values)
    deviation = model.eval().encode(source, mask)[mask].std(-1).mean()
    for layer in range(sizes.encoder_layers + 1, encoder_layers + 1):
        for norm, silent in ((f"encoder_l{layer}_self_Wo", f"encoder_l{layer}_self_Wo"), (f"encoder_l{layer}_ffn_ffn", f"encoder_l{layer}_ffn_W2")):
            deep.parameters_by_name[f"{norm}_ln_scale"].fill_(deviation)
            deep.parameters_by_name[silent].zero_()
    return deep
