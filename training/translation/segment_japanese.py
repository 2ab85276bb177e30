"""Cuts Japanese into the corpus's own words, so that BLEU counts what its references count: an averaged perceptron over the gaps."""

import random
import re
from collections import defaultdict

_KINDS = ((re.compile("[ぁ-ん]"), "h"), (re.compile("[ァ-ヶー]"), "k"), (re.compile("[0-9]"), "n"), (re.compile("[A-Za-z]"), "a"), (re.compile("[一-龥々]"), "c"))
ROUNDS = 3


def _kind(letter):
    return next((name for pattern, name in _KINDS if pattern.match(letter)), "s")


def _features(text, kinds, at):
    """What tells of a gap before the letter `at` of a text with three letters of padding on each side."""
    a, b, c, d, e, f = text[at - 3 : at + 3]
    near = kinds[at - 2 : at + 2]
    return (f"1{b}{c}", f"2{c}{d}", f"3{d}{e}", f"4{a}{b}{c}", f"5{b}{c}{d}", f"6{c}{d}{e}", f"7{d}{e}{f}", f"8{c}", f"9{d}", f"k{near}", f"m{b}{c}{d}{e}")


class JapaneseSegmenter:
    def __init__(self, lines, count=12000, seed=3):
        """Learns from lines whose words stand apart."""
        weights, sums, last = defaultdict(float), defaultdict(float), defaultdict(int)
        chosen = random.Random(seed).sample(lines, min(count, len(lines)))
        step = 0
        for _ in range(ROUNDS):
            for line in chosen:
                words = line.split()
                gaps, place = set(), 0
                for word in words:
                    place += len(word)
                    gaps.add(place)
                for at, features in self._gaps("".join(words)):
                    step += 1
                    wanted = 1 if at in gaps else -1
                    if wanted * sum(weights[name] for name in features) <= 0:
                        for name in features:
                            sums[name] += weights[name] * (step - last[name])
                            last[name] = step
                            weights[name] += wanted
        self.weights = {name: (sums[name] + value * (step - last[name])) / step for name, value in weights.items()}

    @staticmethod
    def _gaps(text):
        padded = f"\x01\x01\x01{text}\x02\x02\x02"
        kinds = "".join(_kind(letter) for letter in padded)
        return ((at - 3, _features(padded, kinds, at)) for at in range(4, len(text) + 3))

    def segment(self, text):
        words, start = [], 0
        text = text.replace(" ", "")
        for at, features in self._gaps(text):
            if sum(self.weights.get(name, 0) for name in features) > 0:
                words.append(text[start:at])
                start = at
        return " ".join([*words, text[start:]])
