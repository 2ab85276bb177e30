"""The students' architecture of browsermt and Firefox Translations, as Marian computes it, with Marian's names of parameters.

A post-norm Transformer with sinusoidal positions; its decoder carries its past in an SSRU (Kim et al. 2019) in the place of self-attention.
The output is tied to the target's embeddings. Nothing is fed for the beginning of a sentence: the first embedding is zero.
"""

import math
from dataclasses import dataclass

import torch
from torch import nn
from torch.nn import functional

EPSILON = 1e-6


@dataclass(frozen=True)
class Sizes:
    source_vocabulary: int
    target_vocabulary: int
    width: int = 256
    feed_forward: int = 1024
    heads: int = 8
    encoder_layers: int = 4
    decoder_layers: int = 2


@dataclass(frozen=True)
class Dropout:
    layer: float = 0.1
    inner: float = 0.1


class MaskPool:
    """Dropout masks cut at random places out of one long row: drawing fresh ones takes a fifth of a step on a processor."""

    def __init__(self, rate, length=1 << 23):
        self.row = (torch.rand(length) >= rate).float() / (1 - rate)

    def drop(self, values):
        start = int(torch.randint(self.row.numel() - values.numel(), ()))
        return values * self.row[start : start + values.numel()].view(values.shape)


def positions(length, width, device=None):
    """Marian's sinusoids: the sines in the first half, the cosines in the second."""
    half = width // 2
    frequency = torch.exp(torch.arange(half, device=device) * (-math.log(10000.0) / (half - 1)))
    angle = torch.arange(length, device=device)[:, None] * frequency
    return torch.cat([angle.sin(), angle.cos()], dim=1)


def scan_by_steps(forget, kept, cell):
    """The cells of a recurrence, one place after the other."""
    cells = []
    for past, fresh in zip(forget.unbind(1), kept.unbind(1), strict=True):
        cell = past * cell + fresh
        cells.append(cell)
    return torch.stack(cells, 1)


def scan_by_doubling(forget, kept, cell):
    """The same in as many rounds as the length has bits (Hillis and Steele 1986), which an accelerator is quicker at."""
    cells, pasts = kept.float(), forget.float()
    cells = torch.cat([cells[:, :1] + pasts[:, :1] * cell[:, None], cells[:, 1:]], 1)
    shift = 1
    while shift < cells.shape[1]:
        before = functional.pad(cells[:, :-shift], (0, 0, shift, 0))
        cells, pasts = cells + pasts * before, pasts * functional.pad(pasts[:, :-shift], (0, 0, shift, 0), value=1.0)
        shift *= 2
    return cells


class Translator(nn.Module):
    def __init__(self, sizes, dropout=None):
        super().__init__()
        self.sizes = sizes
        self.dropout = dropout or Dropout()
        self._masks = {}
        self.attention = None
        self.watch = None
        self.rounding = None
        self.parameters_by_name = nn.ParameterDict()
        width, inner = sizes.width, sizes.feed_forward
        self._add_embedding("encoder_Wemb", sizes.source_vocabulary)
        self._add_embedding("decoder_Wemb", sizes.target_vocabulary)
        for layer in range(1, sizes.encoder_layers + 1):
            self._add_attention(f"encoder_l{layer}_self")
            self._add_feed_forward(f"encoder_l{layer}_ffn", inner)
        for layer in range(1, sizes.decoder_layers + 1):
            self._add_matrix(f"decoder_l{layer}_rnn_W", width, width)
            self._add_matrix(f"decoder_l{layer}_rnn_Wf", width, width)
            self._add_bias(f"decoder_l{layer}_rnn_bf", width)
            self._add_norm(f"decoder_l{layer}_rnn_ffn")
            self._add_attention(f"decoder_l{layer}_context")
            self._add_feed_forward(f"decoder_l{layer}_ffn", inner)
        self._add_bias("decoder_ff_logit_out_b", sizes.target_vocabulary)
        self.register_buffer("sinusoids", positions(512, width), persistent=False)

    def _add_matrix(self, name, rows, columns):
        bound = math.sqrt(6 / (rows + columns))
        self.parameters_by_name[name] = nn.Parameter(torch.empty(rows, columns).uniform_(-bound, bound))

    def _add_embedding(self, name, count):
        self.parameters_by_name[name] = nn.Parameter(torch.randn(count, self.sizes.width) * self.sizes.width**-0.5)

    def _add_bias(self, name, width):
        self.parameters_by_name[name] = nn.Parameter(torch.zeros(1, width))

    def _add_norm(self, prefix):
        self.parameters_by_name[f"{prefix}_ln_scale"] = nn.Parameter(torch.ones(1, self.sizes.width))
        self.parameters_by_name[f"{prefix}_ln_bias"] = nn.Parameter(torch.zeros(1, self.sizes.width))

    def _add_attention(self, prefix):
        for letter in "qkvo":
            self._add_matrix(f"{prefix}_W{letter}", self.sizes.width, self.sizes.width)
            self._add_bias(f"{prefix}_b{letter}", self.sizes.width)
        self._add_norm(f"{prefix}_Wo")

    def _add_feed_forward(self, prefix, inner):
        self._add_matrix(f"{prefix}_W1", self.sizes.width, inner)
        self._add_bias(f"{prefix}_b1", inner)
        self._add_matrix(f"{prefix}_W2", inner, self.sizes.width)
        self._add_bias(f"{prefix}_b2", self.sizes.width)
        self._add_norm(f"{prefix}_ffn")

    def _input_of(self, name, values):
        """What the matrix of that name is multiplied with: seen by whoever measures, and rounded as the runtime will."""
        if self.watch:
            self.watch(name, values)
        return self.rounding.round_input(name, values) if self.rounding else values

    def _matrix(self, name):
        weights = self.parameters_by_name[name]
        return self.rounding.round_weights(weights) if self.rounding else weights

    def _affine(self, values, prefix, suffix):
        name = f"{prefix}_W{suffix}"
        rounded = self._input_of(name, values).flatten(0, 1)
        return torch.addmm(self.parameters_by_name[f"{prefix}_b{suffix}"], rounded, self._matrix(name)).unflatten(0, values.shape[:2])

    def _drop(self, values, rate):
        if not self.training or rate == 0:
            return values
        if values.device.type != "cpu":
            return functional.dropout(values, rate)
        if rate not in self._masks:
            self._masks[rate] = MaskPool(rate)
        return self._masks[rate].drop(values)

    def _add_and_normalise(self, prefix, output, residual):
        named = self.parameters_by_name
        total = self._drop(output, self.dropout.layer) + residual
        return functional.layer_norm(
            total, total.shape[-1:], named[f"{prefix}_ln_scale"][0], named[f"{prefix}_ln_bias"][0], EPSILON
        )

    def _split_heads(self, values):
        return values.unflatten(-1, (self.sizes.heads, -1)).transpose(1, 2)

    def _attend(self, prefix, queries, keys, values, mask):
        """Attention over keys and values that are already projected and split into heads. The first head's weights are kept:
        those of the last layer are what the runtimes take for the alignment of words."""
        heads = self._split_heads(self._affine(queries, prefix, "q"))
        scores = heads @ keys.transpose(-1, -2) / math.sqrt(heads.shape[-1]) + mask
        weights = scores.softmax(-1)
        self.attention = weights[:, 0]
        joined = (self._drop(weights, self.dropout.inner) @ values).transpose(1, 2).flatten(-2)
        return self._add_and_normalise(f"{prefix}_Wo", self._affine(joined, prefix, "o"), queries)

    def project_keys(self, prefix, context):
        """Keys and values; one product for both, which is quicker."""
        named = self.parameters_by_name
        if self.watch:
            self.watch(f"{prefix}_Wv", context)
        rounded = self._input_of(f"{prefix}_Wk", context)
        weights = torch.cat([self._matrix(f"{prefix}_Wk"), self._matrix(f"{prefix}_Wv")], 1)
        biases = torch.cat([named[f"{prefix}_bk"], named[f"{prefix}_bv"]], 1)
        joined = torch.addmm(biases, rounded.flatten(0, 1), weights).unflatten(0, context.shape[:2])
        return tuple(self._split_heads(part) for part in joined.chunk(2, -1))

    def _feed_forward(self, prefix, values):
        inner = self._drop(self._affine(values, prefix, "1").relu(), self.dropout.inner)
        return self._add_and_normalise(f"{prefix}_ffn", self._affine(inner, prefix, "2"), values)

    def _embed(self, vectors, start=0):
        length = vectors.shape[1]
        return self._drop(vectors * math.sqrt(self.sizes.width) + self.sinusoids[start : start + length], self.dropout.layer)

    def encode(self, source, mask):
        """`source` holds ids with their end; `mask` is true where there are pieces."""
        values = self._embed(functional.embedding(source, self._matrix("encoder_Wemb")))
        added = (~mask)[:, None, None, :] * -1e9
        for layer in range(1, self.sizes.encoder_layers + 1):
            prefix = f"encoder_l{layer}_self"
            values = self._attend(prefix, values, *self.project_keys(prefix, values), added)
            values = self._feed_forward(f"encoder_l{layer}_ffn", values)
        return values

    def project_context(self, context):
        layers = range(1, self.sizes.decoder_layers + 1)
        return [self.project_keys(f"decoder_l{layer}_context", context) for layer in layers]

    def _recur(self, layer, values, cell):
        """The SSRU: a forget gate and a candidate from the input alone, so that only the scan is sequential."""
        prefix = f"decoder_l{layer}_rnn"
        forget = self._affine(values, prefix, "f").sigmoid()
        kept = (1 - forget) * (self._input_of(f"{prefix}_W", values) @ self._matrix(f"{prefix}_W"))
        scan = scan_by_steps if values.device.type == "cpu" or values.shape[1] == 1 else scan_by_doubling
        cells = scan(forget, kept, cell)
        return self._add_and_normalise(f"{prefix}_ffn", cells.relu(), values), cells[:, -1]

    def decode(self, embedded, projected, mask, cells=None, start=0):
        """Hidden vectors after `embedded` targets (shifted, the first zero), and the cells to go on with."""
        values = self._embed(embedded, start)
        added = (~mask)[:, None, None, :] * -1e9
        if cells is None:
            cells = [values.new_zeros(values.shape[0], values.shape[-1])] * self.sizes.decoder_layers
        fresh = []
        for layer in range(1, self.sizes.decoder_layers + 1):
            values, cell = self._recur(layer, values, cells[layer - 1])
            fresh.append(cell)
            values = self._attend(f"decoder_l{layer}_context", values, *projected[layer - 1], added)
            values = self._feed_forward(f"decoder_l{layer}_ffn", values)
        return values, fresh

    def embed_targets(self, targets):
        return functional.embedding(targets, self._matrix("decoder_Wemb"))

    def logits(self, hidden, pieces=None):
        """Of all pieces, or of some."""
        vectors, biases = self._matrix("decoder_Wemb"), self.parameters_by_name["decoder_ff_logit_out_b"]
        hidden = self._input_of("decoder_Wemb", hidden)
        if pieces is not None:
            vectors, biases = vectors[pieces], biases[:, pieces]
        return torch.addmm(biases, hidden, vectors.T)

    def forward(self, source, mask, target):
        """Hidden vectors for each target position, given the ones before it."""
        embedded = self.embed_targets(target)
        shifted = functional.pad(embedded[:, :-1], (0, 0, 1, 0))
        hidden, _ = self.decode(shifted, self.project_context(self.encode(source, mask)), mask)
        return hidden
