"""Translates sentences of our own for reading: `python show_examples.py en-ja FOLDER`."""

import sys
from pathlib import Path

from export import load_model
from pieces import load_vocabulary
from search import translate_all


def main():
    direction, folder = sys.argv[1], Path(sys.argv[2])
    source, target = direction.split("-")
    lines = Path(__file__).with_name("held-back-texts").joinpath(f"examples.{source}.txt").read_text(encoding="utf8").splitlines()
    rows = load_vocabulary(folder / f"{source}.spm").encode(lines)
    pieces = load_vocabulary(folder / f"{target}.spm")
    for line, (ids, score) in zip(lines, translate_all(load_model(folder / f"{direction}.pt"), rows, 4), strict=True):
        print(f"{score / max(len(ids), 1):.2f}\t{line}\t{pieces.decode(ids)}")


if __name__ == "__main__":
    main()
