"""Reads the tokenised, lower-cased corpus as pairs that look like what people write."""

import gzip
import random
import unicodedata
from pathlib import Path

from english_text import detokenise, restore_case


def read_lines(path):
    """The lines of a text file; the training parts are gzipped tar members, whose header has a NUL-padded name."""
    opened = gzip.open if path.suffix == ".gz" else open
    with opened(path, "rt", encoding="utf8") as file:
        return file.read().rstrip("\n").split("\n")


def to_english(line):
    return detokenise(restore_case(line.split()))


def to_japanese(line):
    return unicodedata.normalize("NFKC", line.replace(" ", ""))


def read_pairs(folder, part):
    """Pairs (English, Japanese) of `train` or `dev`."""
    suffix = ".gz" if part == "train" else ""
    english = read_lines(Path(folder) / f"{part}.en{suffix}")
    japanese = read_lines(Path(folder) / f"{part}.ja{suffix}")
    return [(to_english(en), to_japanese(ja)) for en, ja in zip(english, japanese, strict=True)]


def split_held_back(pairs, count=1000, seed=13):
    """Training pairs and pairs held back whose sentences stand on neither side of the training ones."""
    order = list(range(len(pairs)))
    random.Random(seed).shuffle(order)
    held = [pairs[at] for at in order[:count]]
    english = {en for en, _ in held}
    japanese = {ja for _, ja in held}
    kept = [pair for pair in (pairs[at] for at in order[count:]) if pair[0] not in english and pair[1] not in japanese]
    return kept, held
