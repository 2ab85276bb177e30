"""Writes how likely source pieces are under target pieces, by which the server chooses among translations. `rerank/lexicon.ts` of the server reads it."""

import struct

import numpy

LEAST = 0.01
"""Of a probability; what is less likely says little and takes most of the room."""
FINENESS = 32
"""Steps of the logarithm that a byte counts."""


def write_lexicon(path, table, least=LEAST):
    """`table` has the probability of each source piece (rows) under each target piece (columns)."""
    by_target = numpy.asarray(table, numpy.float32).T
    targets, sources = numpy.nonzero(by_target > least)
    weights = numpy.clip(numpy.round(-numpy.log(by_target[targets, sources]) * FINENESS), 0, 255).astype(numpy.uint8)
    begins = numpy.concatenate([[0], numpy.cumsum(numpy.bincount(targets, minlength=len(by_target)))]).astype(numpy.uint32)
    path.write_bytes(struct.pack("<I", len(by_target)) + begins.tobytes() + sources.astype(numpy.uint16).tobytes() + weights.tobytes())
