"""Writes Marian's binary lexical shortlist: which target pieces each source piece may become, besides the first ones of the vocabulary.

Without one every step is compared with the whole vocabulary, which takes most of the time of a small model.
"""

import struct

import numpy

MAGIC = 0xF11A48D5013417F5
FREQUENT, BEST = 2000, 40
"""Target pieces that are always there (markers, bytes and the most frequent), and candidates of each source piece."""


def choose_candidates(table, best=BEST):
    """For each source piece the likeliest targets, of those that it was seen with."""
    chosen = []
    for row in table:
        row = numpy.asarray(row, numpy.float32)
        found = numpy.argpartition(row, -best)[-best:]
        chosen.append(numpy.sort(found[row[found] > 0]))
    return chosen


def write_shortlist(path, table, frequent=FREQUENT, best=BEST):
    """`table` has the probability of each target piece (columns) under each source piece (rows). The checksum stays 0: the runtime does not compare it."""
    candidates = choose_candidates(table, best)
    offsets = numpy.concatenate([[0], numpy.cumsum([len(each) for each in candidates])]).astype(numpy.uint64)
    flat = numpy.concatenate(candidates).astype(numpy.uint32)
    head = struct.pack("<6Q", MAGIC, 0, frequent, max(map(len, candidates)), len(offsets), len(flat))
    path.write_bytes(head + offsets.tobytes() + flat.tobytes())
