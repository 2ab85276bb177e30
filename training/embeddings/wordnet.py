"""WordNet 3.0 as Debian installs it: which synsets a word belongs to, what they are kinds of, what their glosses say."""
import os
import re
from collections import defaultdict

FOLDER = "/usr/share/wordnet"
PARTS = ("noun", "verb", "adj", "adv")
SUFFIXES = {
    "noun": [("ses", "s"), ("xes", "x"), ("zes", "z"), ("ches", "ch"), ("shes", "sh"), ("men", "man"), ("ies", "y"), ("s", "")],
    "verb": [("ies", "y"), ("es", "e"), ("es", ""), ("ed", "e"), ("ed", ""), ("ing", "e"), ("ing", ""), ("s", "")],
    "adj": [("er", ""), ("est", ""), ("er", "e"), ("est", "e")],
    "adv": [],
}
PART_OF_LETTER = {"n": "noun", "v": "verb", "a": "adj", "s": "adj", "r": "adv"}


class WordNet:
    def __init__(self):
        self.words = {}       # synset -> lemmas
        self.pointers = {}    # synset -> [(symbol, synset)]
        self.glosses = {}     # synset -> text
        self.senses = {part: {} for part in PARTS}  # lemma -> synsets, commonest first
        self.exceptions = {part: defaultdict(list) for part in PARTS}
        self.counts = defaultdict(int)  # (lemma, part, sense number) -> times seen in tagged text
        for part in PARTS:
            self._read_part(part)
        with open(f"{FOLDER}/cntlist.rev") as file:
            for line in file:
                key, sense, count = line.split()
                lemma, rest = key.split("%")
                self.counts[lemma, ("noun", "verb", "adj", "adv", "adj")[int(rest[0]) - 1], int(sense)] = int(count)

    def _read_part(self, part):
        with open(f"{FOLDER}/data.{part}", encoding="latin1") as file:
            for line in file:
                if line.startswith("  "):
                    continue
                fields, gloss = line.split(" | ", 1)
                fields = fields.split()
                synset, count = (part, fields[0]), int(fields[3], 16)
                self.words[synset] = [re.sub(r"\(.*\)$", "", fields[4 + 2 * i]).lower() for i in range(count)]
                at = 4 + 2 * count
                self.pointers[synset] = [
                    (fields[at + 1 + 4 * i], (PART_OF_LETTER[fields[at + 3 + 4 * i]], fields[at + 2 + 4 * i]))
                    for i in range(int(fields[at]))
                ]
                self.glosses[synset] = gloss.strip()
        with open(f"{FOLDER}/index.{part}") as file:
            for line in file:
                if line.startswith("  "):
                    continue
                fields = line.split()
                self.senses[part][fields[0]] = [(part, offset) for offset in fields[-int(fields[2]):]]
        with open(f"{FOLDER}/{part}.exc") as file:
            for line in file:
                form, *lemmas = line.split()
                self.exceptions[part][form] += lemmas

    def lemmas(self, word, part):
        """Base forms of a word in one part of speech, as WordNet's own morphology finds them."""
        known = self.senses[part]
        found = [lemma for lemma in self.exceptions[part].get(word, []) if lemma in known]
        if word in known:
            found.append(word)
        if not found:
            for suffix, ending in SUFFIXES[part]:
                if word.endswith(suffix) and word[: len(word) - len(suffix)] + ending in known:
                    found.append(word[: len(word) - len(suffix)] + ending)
                    break
        return found

    def weighted_senses(self, word):
        """Synsets of a word in all its forms, weights adding up to 1."""
        weights = defaultdict(float)
        for part in PARTS:
            for lemma in self.lemmas(word, part):
                for rank, synset in enumerate(self.senses[part][lemma]):
                    weights[synset] += (self.counts[lemma, part, rank + 1] + 0.5) / (1 + 0.5 * rank)
        total = sum(weights.values())
        return {synset: weight / total for synset, weight in weights.items()} if total else {}
