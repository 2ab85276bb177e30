"""Which source piece a target piece comes from, by IBM's first model (Brown et al. 1993) run both ways: what the attention is guided by."""

import numpy

ROUNDS = 6
ALIGNED = 0.15
"""A target piece whose sources together have less than this is left alone."""


class Alignment:
    def __init__(self, pairs, source_size, target_size):
        sources = [numpy.unique(source) for source, _ in pairs]
        targets = [numpy.unique(target) for _, target in pairs]
        left = numpy.concatenate([numpy.repeat(source, len(target)) for source, target in zip(sources, targets)])
        right = numpy.concatenate([numpy.tile(target, len(source)) for source, target in zip(sources, targets)])
        cells = numpy.array([len(source) * len(target) for source, target in zip(sources, targets)])
        sentence = numpy.repeat(numpy.arange(len(pairs)), cells)
        keys, place = numpy.unique(left.astype(numpy.int64) * target_size + right, return_inverse=True)
        self.size = target_size
        self.forward = self._estimate(keys // target_size, keys % target_size, place, sentence * target_size + right, source_size)
        self.backward = self._estimate(keys % target_size, keys // target_size, place, sentence * source_size + left, target_size)
        self.tables = [numpy.zeros((source_size, target_size), numpy.float32) for _ in range(2)]
        for table, values in zip(self.tables, (self.forward, self.backward), strict=True):
            table.reshape(-1)[keys] = values

    @staticmethod
    def _estimate(given, made, place, groups, size):
        """The probability of the piece `made` under the piece `given`, for each pair of pieces."""
        _, groups = numpy.unique(groups, return_inverse=True)
        chance = numpy.ones(len(given))
        for _ in range(ROUNDS):
            shares = chance[place]
            shares /= numpy.bincount(groups, shares)[groups] + 1e-9
            counts = numpy.bincount(place, shares, len(given))
            chance = counts / (numpy.bincount(given, counts, size)[given] + 0.5)
        return chance

    def align(self, source, target):
        """For each target piece and the end: shares of the source pieces and the end; a row of zeros where nothing is sure."""
        forward = self.tables[0][numpy.ix_(source, target)].T
        backward = self.tables[1][numpy.ix_(source, target)].T
        forward = forward / (forward.sum(1, keepdims=True) + 1e-3)
        backward = backward / (backward.sum(0, keepdims=True) + 1e-3)
        both = forward * backward
        weight = both.sum(1, keepdims=True)
        shares = numpy.zeros((len(target) + 1, len(source) + 1), numpy.float32)
        shares[:-1, :-1] = numpy.where(weight > ALIGNED, both / numpy.maximum(weight, 1e-6), 0)
        shares[-1, -1] = 1
        return shares
