"""Which source piece a target piece comes from, by IBM's first model (Brown et al. 1993) run both ways: what the attention is guided by.

`python align_words.py FOLDER --corpus DIR` writes FOLDER/english-japanese.npy and japanese-english.npy, the probability of a piece under one of the other language.
"""

import argparse
from pathlib import Path

import numpy

from augment import draw_pairs
from own_pairs import read_own_pairs
from pieces import load_vocabulary
from read_corpus import read_training

ROUNDS = 6
DRAWN = 260_000
LONGEST = 50
ALIGNED = 0.15
"""A target piece whose sources together have less than this is left alone."""


def _estimate(given, made, place, groups, size):
    """The probability of the piece `made` under the piece `given`, for each pair of pieces."""
    _, groups = numpy.unique(groups, return_inverse=True)
    chance = numpy.ones(len(given), numpy.float32)
    for _ in range(ROUNDS):
        shares = chance[place]
        shares /= numpy.bincount(groups, shares)[groups] + 1e-9
        counts = numpy.bincount(place, shares, len(given))
        chance = (counts / (numpy.bincount(given, counts, size)[given] + 0.5)).astype(numpy.float32)
    return chance


def estimate_tables(pairs, source_size, target_size):
    """Both tables, source by target, in half precision: of targets under sources, and of sources under targets."""
    sources = [numpy.unique(source) for source, _ in pairs]
    targets = [numpy.unique(target) for _, target in pairs]
    left = numpy.concatenate([numpy.repeat(source, len(target)) for source, target in zip(sources, targets)])
    right = numpy.concatenate([numpy.tile(target, len(source)) for source, target in zip(sources, targets)])
    cells = numpy.array([len(source) * len(target) for source, target in zip(sources, targets)])
    sentence = numpy.repeat(numpy.arange(len(pairs)), cells)
    keys, place = numpy.unique(left.astype(numpy.int64) * target_size + right, return_inverse=True)
    given, made = keys // target_size, keys % target_size
    found = (_estimate(given, made, place, sentence * target_size + right, source_size), _estimate(made, given, place, sentence * source_size + left, target_size))
    tables = [numpy.zeros((source_size, target_size), numpy.float16) for _ in found]
    for table, values in zip(tables, found, strict=True):
        table.reshape(-1)[keys] = values
    return tables


class Alignment:
    """Reads the tables where they lie on the disk, so that two trainings share the memory."""

    def __init__(self, folder, source_language):
        ahead, back = (numpy.load(Path(folder) / f"{name}.npy", mmap_mode="r") for name in ("english-japanese", "japanese-english"))
        self.tables = (ahead, back) if source_language == "en" else (back.T, ahead.T)

    def align(self, source, target):
        """For each target piece and the end: shares of the source pieces and the end; a row of zeros where nothing is sure."""
        forward = self.tables[0][numpy.ix_(source, target)].T.astype(numpy.float32)
        backward = self.tables[1][numpy.ix_(source, target)].T.astype(numpy.float32)
        forward = forward / (forward.sum(1, keepdims=True) + 1e-3)
        backward = backward / (backward.sum(0, keepdims=True) + 1e-3)
        both = forward * backward
        weight = both.sum(1, keepdims=True)
        shares = numpy.zeros((len(target) + 1, len(source) + 1), numpy.float32)
        shares[:-1, :-1] = numpy.where(weight > ALIGNED, both / numpy.maximum(weight, 1e-6), 0)
        shares[-1, -1] = 1
        return shares


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--corpus", required=True)
    options = parser.parse_args()
    if (options.folder / "japanese-english.npy").exists():
        return
    corpora = {**read_training(options.corpus), "own": read_own_pairs(0)}
    english, japanese = (load_vocabulary(options.folder / f"{name}.spm") for name in ("en", "ja"))
    drawn = draw_pairs(corpora, 19, DRAWN, "en")
    sources, targets = english.encode([pair[0] for pair in drawn]), japanese.encode([pair[1] for pair in drawn])
    pairs = [pair for pair in zip(sources, targets, strict=True) if max(map(len, pair)) <= LONGEST and min(map(len, pair)) > 0]
    ahead, back = estimate_tables(pairs, english.get_piece_size(), japanese.get_piece_size())
    numpy.save(options.folder / "english-japanese.npy", ahead)
    numpy.save(options.folder / "japanese-english.npy", back)


if __name__ == "__main__":
    main()
