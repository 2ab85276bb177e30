"""Translates sentences of our own for reading: `python show_examples.py en-ja FOLDER [--beam 4]`."""

import argparse
from pathlib import Path

from translate_texts import TextTranslator

_TEXTS = Path(__file__).with_name("held-back-texts")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("direction", choices=["en-ja", "ja-en"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--beam", type=int, default=4)
    options = parser.parse_args()
    source = options.direction.split("-")[0]
    lines = [line for kind in ("examples", "everyday") for line in (_TEXTS / f"{kind}.{source}.txt").read_text(encoding="utf8").splitlines()]
    for line, (text, score) in zip(lines, TextTranslator(options.direction, options.folder).translate(lines, options.beam), strict=True):
        print(f"{score:.2f}\t{line}\t{text}")


if __name__ == "__main__":
    main()
