"""Writes FOLDER/en.spm and FOLDER/ja.spm: `python make_vocabularies.py FOLDER --corpus DIR`. Leaves alone what is there: weights belong to their pieces."""

import argparse
import unicodedata
from pathlib import Path

from augment import draw_pairs
from own_pairs import read_own_pairs
from pieces import train_vocabulary
from read_corpus import read_training

ENGLISH_PIECES, JAPANESE_PIECES = 10_000, 12_000
"""Multiples of 8, as the runtime's matrices must be."""
DRAWN = 200_000

ASCII = "".join(map(chr, range(33, 127)))
KANA = "".join(map(chr, [*range(0x3041, 0x3097), *range(0x30A1, 0x30FD)]))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--corpus", required=True)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    if all((options.folder / f"{name}.spm").exists() for name in ("en", "ja")):
        return
    corpora = {**read_training(options.corpus), "own": read_own_pairs(0)}
    pairs = list(dict.fromkeys(draw_pairs(corpora, 17, DRAWN, "en")))
    extra = Path(__file__).with_name("required-letters.txt").read_text(encoding="utf8").split()
    japanese = "".join(sorted(set(unicodedata.normalize("NFKC", KANA + "".join(extra))) - {" "}))
    train_vocabulary((english for english, _ in pairs), ENGLISH_PIECES, options.folder / "en.spm", ASCII + "£€¥°é–—“”‘’…")
    train_vocabulary((text for _, text in pairs), JAPANESE_PIECES, options.folder / "ja.spm", japanese + ASCII)


if __name__ == "__main__":
    main()
