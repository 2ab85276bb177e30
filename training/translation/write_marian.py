"""Writes a model as Marian's binary file, in eight bits: the form that Firefox Translations' students have and its runtime reads.

A matrix has one multiplier of its own (127 / largest weight) behind its transposed bytes, and one of its input, `NAME_QuantMultA`, that is measured
beforehand. Embeddings lie as they are. Biases and norms stay float32.
"""

import struct
from dataclasses import dataclass

import numpy

VERSION = 1
INT8, FLOAT32, INTGEMM8 = 0x0101, 0x0404, 0x4101
ALIGNMENT = 256


@dataclass(frozen=True)
class Item:
    name: str
    kind: int
    shape: tuple
    data: bytes


def _pad(data):
    return data + bytes(-len(data) % ALIGNMENT)


STEP = 2
"""Weights are multiples of this whole number: seven bits, which pack an eighth smaller, are enough for a model that was trained with them."""


def quantise(weights, step):
    """Whole numbers from -127 to 127 and what they are multiples of."""
    multiplier = numpy.float32(127 / max(float(numpy.abs(weights).max()), 1e-9))
    return numpy.clip(numpy.rint(weights * multiplier / step) * step, -127, 127).astype(numpy.int8), multiplier


def to_item(name, weights, step):
    if name.endswith("Wemb"):
        whole, multiplier = quantise(weights, step)
        return Item(name, INTGEMM8, weights.shape, _pad(whole.tobytes() + multiplier.tobytes()))
    if is_matrix(name):
        whole, multiplier = quantise(weights, step)
        return Item(name, INTGEMM8, weights.shape, _pad(numpy.ascontiguousarray(whole.T).tobytes() + multiplier.tobytes()))
    return Item(name, FLOAT32, weights.shape, _pad(weights.astype(numpy.float32).tobytes()))


def is_matrix(name):
    return "_W" in name and not name.endswith(("_scale", "_bias"))


def _to_multiplier(name, largest):
    value = numpy.array([[127 / largest]], numpy.float32)
    return Item(f"{name}_QuantMultA", FLOAT32, (1, 1), _pad(value.tobytes()))


def write_model(path, weights, inputs, settings, step=1):
    """`weights` by Marian's names, `inputs` the largest absolute value of what each matrix is multiplied with."""
    items = [to_item(name, value, step) for name, value in weights.items()]
    items += [_to_multiplier(name, inputs[name]) for name in weights if is_matrix(name) and name != "encoder_Wemb"]
    items.append(_to_multiplier("none", inputs["decoder_Wemb"]))
    yaml = "".join(f"{name}: {value}\n" for name, value in settings.items()).encode() + b"\0"
    items.append(Item("special:model.yml", INT8, (len(yaml),), _pad(yaml)))
    path.write_bytes(join_items(items))


def join_items(items):
    head = struct.pack("<QQ", VERSION, len(items))
    for item in items:
        head += struct.pack("<QQQQ", len(item.name.encode()) + 1, item.kind, len(item.shape), len(item.data))
    head += b"".join(item.name.encode() + b"\0" for item in items)
    head += b"".join(struct.pack(f"<{len(item.shape)}i", *item.shape) for item in items)
    gap = -(len(head) + 8) % ALIGNMENT
    return head + struct.pack("<Q", gap) + bytes(gap) + b"".join(item.data for item in items)


def settings_of(sizes):
    """What Marian has to know of the architecture."""
    return {
        "type": "transformer",
        "version": "v1.9.0",
        "dim-emb": sizes.width,
        "dim-vocabs": f"[{sizes.source_vocabulary}, {sizes.target_vocabulary}]",
        "enc-depth": sizes.encoder_layers,
        "dec-depth": sizes.decoder_layers,
        "transformer-heads": sizes.heads,
        "transformer-dim-ffn": sizes.feed_forward,
        "transformer-ffn-depth": 2,
        "transformer-ffn-activation": "relu",
        "transformer-preprocess": '""',
        "transformer-postprocess": "dan",
        "transformer-postprocess-emb": "d",
        "transformer-decoder-autoreg": "rnn",
        "transformer-tied-layers": "[]",
        "transformer-train-position-embeddings": "false",
        "transformer-no-projection": "false",
        "transformer-guided-alignment-layer": "last",
        "tied-embeddings": "true",
        "tied-embeddings-all": "false",
        "tied-embeddings-src": "false",
        "dec-cell": "ssru",
        "dec-cell-base-depth": 2,
        "dec-cell-high-depth": 1,
        "enc-cell": "gru",
        "enc-cell-depth": 1,
        "enc-type": "bidirectional",
        "dim-rnn": 1024,
        "input-types": "[]",
        "layer-normalization": "false",
        "right-left": "false",
        "skip": "false",
        "ulr": "false",
    }
