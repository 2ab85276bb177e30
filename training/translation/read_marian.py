"""Reads what `write_marian.py` wrote, so that a training can go on from a model that is shipped: the weights of eight bits as real numbers again."""

import struct

import numpy

from write_marian import FLOAT32, INTGEMM8, is_matrix


def _read_items(content):
    _, count = struct.unpack_from("<QQ", content)
    heads = [struct.unpack_from("<QQQQ", content, 16 + 32 * at) for at in range(count)]
    place, names, shapes = 16 + 32 * count, [], []
    for length, *_ in heads:
        names.append(content[place : place + length - 1].decode())
        place += length
    for _, _, dimensions, _ in heads:
        shapes.append(struct.unpack_from(f"<{dimensions}i", content, place))
        place += 4 * dimensions
    (gap,) = struct.unpack_from("<Q", content, place)
    place += 8 + gap
    for name, shape, (_, kind, _, size) in zip(names, shapes, heads, strict=True):
        yield name, kind, shape, content[place : place + size]
        place += size


def _to_weights(name, kind, shape, data):
    count = int(numpy.prod(shape))
    if kind == FLOAT32:
        return numpy.frombuffer(data, numpy.float32, count).reshape(shape)
    whole = numpy.frombuffer(data, numpy.int8, count)
    multiplier = numpy.frombuffer(data, numpy.float32, 1, count)[0]
    is_transposed = is_matrix(name) and not name.endswith("Wemb")
    laid = whole.reshape(shape[::-1]).T if is_transposed else whole.reshape(shape)
    return laid.astype(numpy.float32) / multiplier


def read_weights(path):
    """The parameters by Marian's names; not what the inputs are multiplied with, nor the settings."""
    items = [item for item in _read_items(path.read_bytes()) if item[1] in (FLOAT32, INTGEMM8) and not item[0].endswith("_QuantMultA")]
    return {name: _to_weights(name, kind, shape, data) for name, kind, shape, data in items}


def read_inputs(path):
    """The largest absolute value of what each matrix is multiplied with, as `write_marian.py` was told it."""
    suffix = "_QuantMultA"
    found = {name.removesuffix(suffix): 127 / float(numpy.frombuffer(data, numpy.float32, 1)[0]) for name, _, _, data in _read_items(path.read_bytes()) if name.endswith(suffix)}
    return {"decoder_Wemb" if name == "none" else name: largest for name, largest in found.items()}
