"""The plainest translator there is, to be beaten: the translation of the most similar sentence that is known."""

import math
from collections import Counter, defaultdict


class TranslationMemory:
    def __init__(self, sources, targets):
        self.targets = targets
        self.postings = defaultdict(list)
        rows = [set(self._cut(source)) for source in sources]
        seen = Counter(part for row in rows for part in row)
        self.rarity = {part: math.log(len(rows) / count) + 0.1 for part, count in seen.items()}
        self.lengths = [math.sqrt(sum(self.rarity[part] ** 2 for part in row)) for row in rows]
        for at, row in enumerate(rows):
            for part in row:
                self.postings[part].append(at)

    @staticmethod
    def _cut(tokens):
        words = tokens.split()
        return words + [f"{left} {right}" for left, right in zip(words, words[1:])]

    def translate(self, tokens):
        scores = defaultdict(float)
        for part in set(self._cut(tokens)):
            for at in self.postings.get(part, ()):
                scores[at] += self.rarity[part] ** 2
        if not scores:
            return ""
        return self.targets[max(scores, key=lambda at: scores[at] / self.lengths[at])]
