"""A unigram model of Japanese pieces, learned from tokenised sentences and running text, and Viterbi over it."""
import random
import re
import unicodedata
from collections import Counter

import numpy as np

from split_text import JAPANESE, split_japanese

LONGEST = 8
WHOLE = re.compile(f"[{JAPANESE}]+")
KATAKANA = re.compile("[\u30a1-\u30fa\u30fc]{2,}")
KANJI = re.compile("[\u4e00-\u9fff]{2,4}")


class Segmenter:
    def __init__(self, counts):
        total = sum(counts.values()) + len(counts)
        # Rounded as the model's file keeps them, so that the training cuts where the product will.
        self.costs = {piece: round(-np.log((count + 0.5) / total) * 1024) / 1024 for piece, count in counts.items()}
        self.unknown_cost = round(float(-np.log(0.1 / total)), 3)

    def segment(self, run):
        size = len(run)
        best, starts = [0.0] + [1e18] * size, [0] * (size + 1)
        for start in range(size):
            for length in range(1, min(LONGEST, size - start) + 1):
                cost = self.costs.get(run[start:start + length])
                if cost is None:
                    if length > 1:
                        continue
                    cost = self.unknown_cost
                if best[start] + cost < best[start + length]:
                    best[start + length], starts[start + length] = best[start] + cost, start
        pieces, end = [], size
        while end > 0:
            pieces.append(run[starts[end]:end])
            end = starts[end]
        return pieces[::-1]

    def pieces(self, text):
        return [piece for run in split_japanese(text) for piece in self.segment(run)]


def learn_segmenter(tokenised, texts):
    """Begins with the words of the tokenised sentences and frequent runs of one script; counts are re-estimated thrice."""
    counts = Counter()
    for words in tokenised:
        for word in words:
            word = unicodedata.normalize("NFKC", word).lower()
            if WHOLE.fullmatch(word) and len(word) <= LONGEST:
                counts[word] += 1
    counts = {word: count for word, count in counts.items() if count >= 2}
    runs = [split_japanese(text) for text in texts]
    for word, count in count_candidates(runs).items():
        if len(word) <= LONGEST and count >= (10 if KATAKANA.fullmatch(word) else 25):
            counts[word] = max(counts.get(word, 0), count * 0.2)
    chooser = random.Random(0)
    for least, sample in ((2, 60_000), (2, 60_000), (3, len(runs))):
        segmenter, seen = Segmenter(counts), Counter()
        for sentence in chooser.sample(runs, min(sample, len(runs))):
            for run in sentence:
                seen.update(segmenter.segment(run))
        counts = {piece: count for piece, count in seen.items() if count >= least}
    return Segmenter(counts), counts


def count_candidates(runs):
    candidates = Counter()
    for sentence in runs:
        for run in sentence:
            candidates.update(KATAKANA.findall(run))
            candidates.update(KANJI.findall(run))
    return candidates
