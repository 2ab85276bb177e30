"""The encoder of sentences: the lower layers of the translator from Japanese, which stay as they are, two layers of its own, and one product."""

import re
import sys
from pathlib import Path

import numpy
import torch
from torch import nn
from torch.nn import functional

sys.path.insert(0, str(Path(__file__).parents[2] / "translation"))
from batches import to_source
from grow import load_exported
from model import Dropout, Sizes
from pieces import load_vocabulary

FIXED_LAYERS, OWN_LAYERS = 4, 2
DIMENSION = 64
LONGEST = 60
"""Pieces of a sentence; what comes after is left out."""


class Pieces:
    """What the fixed layers make of sentences, computed once."""

    def __init__(self, folder):
        self.vocabulary = load_vocabulary(Path(folder) / "ja.spm")
        self.translator = load_exported(Path(folder) / "ja-en.first.bin", sizes_of(Path(folder)), Dropout(0, 0)).eval()

    @torch.no_grad()
    def states(self, texts, size=128):
        rows = [row[:LONGEST] for row in self.vocabulary.encode(list(texts))]
        found = [None] * len(rows)
        order = sorted(range(len(rows)), key=lambda at: len(rows[at]))
        for begin in range(0, len(order), size):
            part = order[begin : begin + size]
            source, mask = to_source([rows[at] for at in part])
            values = run_layers(self.translator, self.translator._embed(self._embedded(source)), mask, range(1, FIXED_LAYERS + 1))
            for at, row in zip(part, values, strict=True):
                found[at] = row[: len(rows[at]) + 1].to(torch.float16).numpy()
        return found

    def _embedded(self, source):
        return functional.embedding(source, self.translator.parameters_by_name["encoder_Wemb"])


def run_layers(translator, values, mask, layers):
    added = (~mask)[:, None, None, :] * -1e9
    for layer in layers:
        prefix = f"encoder_l{layer}_self"
        values = translator._attend(prefix, values, *translator.project_keys(prefix, values), added)
        values = translator._feed_forward(f"encoder_l{layer}_ffn", values)
    return values


def sizes_of(folder):
    source, target = (load_vocabulary(folder / f"{name}.spm").get_piece_size() for name in ("ja", "en"))
    return Sizes(source, target)


class Encoder(nn.Module):
    """The own layers and the product, over what the fixed layers made."""

    def __init__(self, translator, dropout=0.1):
        super().__init__()
        self.translator = translator
        translator.dropout = Dropout(dropout, 0)
        self.layers = range(FIXED_LAYERS + 1, FIXED_LAYERS + OWN_LAYERS + 1)
        for name, weights in translator.parameters_by_name.items():
            found = re.match(r"encoder_l(\d+)_", name)
            weights.requires_grad_(bool(found) and int(found[1]) in self.layers)
        self.product = nn.Linear(2 * translator.sizes.width, DIMENSION, bias=False)

    def learnt(self):
        return [weights for weights in self.parameters() if weights.requires_grad]

    def forward(self, states, mask):
        values = run_layers(self.translator, states, mask, self.layers).float()
        there = mask[..., None]
        mean = (values * there).sum(1) / there.sum(1)
        largest = values.masked_fill(~there, -1e4).amax(1)
        return functional.normalize(self.product(torch.cat([mean, largest], 1)), dim=1)


def pad_states(rows):
    width = max(len(row) for row in rows)
    states, mask = torch.zeros(len(rows), width, rows[0].shape[1]), torch.zeros(len(rows), width, dtype=torch.bool)
    for at, row in enumerate(rows):
        states[at, : len(row)] = torch.from_numpy(row.astype(numpy.float32))
        mask[at, : len(row)] = True
    return states, mask
