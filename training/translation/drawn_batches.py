"""Batches for an accelerator, which takes them quicker than one processor draws them: processes of their own draw passes, pad them and hand them over."""

import multiprocessing
from dataclasses import dataclass

import numpy
import torch

from augment import draw_pairs
from batches import plan_batches
from own_pairs import read_own_pairs

DRAWN = 40_000
"""Pairs of one pass."""
LONGEST = 100
AHEAD = 2
"""Passes that each process may be ahead of the training."""


@dataclass(frozen=True)
class IdBatch:
    """Ids of both sides, each row ended and filled up with zeros, and the numbers of pieces without the end."""

    source: numpy.ndarray
    source_lengths: numpy.ndarray
    target: numpy.ndarray
    target_lengths: numpy.ndarray


def pad_rows(rows):
    lengths = numpy.array([len(row) for row in rows], numpy.int16)
    padded = numpy.zeros((len(rows), int(lengths.max()) + 1), numpy.int16)
    for at, row in enumerate(rows):
        padded[at, : len(row)] = row
    return padded, lengths


def to_id_batch(pairs):
    return IdBatch(*pad_rows([pair[0] for pair in pairs]), *pad_rows([pair[1] for pair in pairs]))


def to_mask(lengths, width, device):
    """True where there are pieces, the end among them."""
    return torch.arange(width, device=device) <= lengths[:, None]


def to_device(rows, device):
    return torch.from_numpy(rows).to(device, non_blocking=True).long()


def encode_pairs(pairs, vocabularies):
    """Pairs of ids, less those of no piece and those that are too long."""
    sources, targets = (vocabulary.encode([pair[side] for pair in pairs]) for side, vocabulary in enumerate(vocabularies))
    return [pair for pair in zip(sources, targets, strict=True) if 0 < len(pair[0]) <= LONGEST and 0 < len(pair[1]) <= LONGEST]


class PassDrawers:
    """`count` processes, each of which draws every `count`th pass. To be started before the accelerator is first used."""

    def __init__(self, corpora, vocabularies, source_language, tokens, seed, count):
        self._plan = (corpora, vocabularies, source_language, tokens)
        context = multiprocessing.get_context("fork")
        self._passes = context.Queue(AHEAD * count)
        self._processes = [context.Process(target=self._draw, args=(seed * 1_000_000 + at, count), daemon=True) for at in range(count)]
        for process in self._processes:
            process.start()

    def _draw(self, seed, step):
        corpora, vocabularies, source_language, tokens = self._plan
        torch.set_num_threads(1)
        while True:
            drawn = draw_pairs({**corpora, "own": read_own_pairs(seed)}, seed, DRAWN, source_language)
            groups = plan_batches(encode_pairs(drawn, vocabularies), tokens, seed)
            self._passes.put([to_id_batch(group) for group in groups])
            seed += step

    def batches(self):
        """Without an end."""
        while True:
            yield from self._passes.get()

    def close(self):
        for process in self._processes:
            process.kill()
