"""Reads the pairs: the files that `corpora.json` names, and the dev set of a small corpus in lower case, whose text is given the look of what people write."""

import gzip
import json
import random
import unicodedata
from pathlib import Path

from english_text import detokenise, restore_case
from own_pairs import read_written_pairs

PLAN = json.loads(Path(__file__).with_name("corpora.json").read_text(encoding="utf8"))
_NARROW = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)} | {0x3000: 0x20}


def to_narrow(text):
    """Letters, digits and marks of full width as ASCII, which is how the vocabularies see them."""
    return text.translate(_NARROW)


def _is_held_back(file, source):
    return any(kept["file"] == file and source.split(":")[0] == kept["sources"] for kept in PLAN["heldBack"])


def _read_rows(folder, file):
    with gzip.open(Path(folder) / "parallel-2" / f"{file}.tsv.gz", "rt", encoding="utf8") as lines:
        for line in lines:
            english, japanese, source = line.rstrip("\n").split("\t")
            yield english.strip(), to_narrow(japanese).strip(), source


def read_training(folder):
    """Pairs (English, Japanese) by the name of their file, less what is held back; `written` are sentences of our own."""
    files = [name for name in PLAN["draw"] if name not in ("own", "written")]
    read = {name: [row[:2] for row in _read_rows(folder, name) if not _is_held_back(name, row[2])] for name in files}
    return {**read, "written": [(english, to_narrow(japanese)) for english, japanese in read_written_pairs()]}


def read_held_back(folder, count=None, seed=13):
    """Pairs of the sources that are held back, by their name; `count` of each, the same ones every time."""
    found = {}
    for kept in PLAN["heldBack"]:
        pairs = [row[:2] for row in _read_rows(folder, kept["file"]) if row[2].split(":")[0] == kept["sources"]]
        random.Random(seed).shuffle(pairs)
        found[kept["name"]] = pairs[:count]
    return found


def read_lines(path):
    """The lines of a text file, gzipped or not."""
    opened = gzip.open if path.suffix == ".gz" else open
    with opened(path, "rt", encoding="utf8") as file:
        return file.read().rstrip("\n").split("\n")


def read_dev(folder):
    """The everyday pairs that no training file has: 500, detokenised and with their capitals put back."""
    english = read_lines(Path(folder) / "parallel" / "dev.en")
    japanese = read_lines(Path(folder) / "parallel" / "dev.ja")
    readable = lambda line: unicodedata.normalize("NFKC", line.replace(" ", ""))
    return [(detokenise(restore_case(en.split())), readable(ja)) for en, ja in zip(english, japanese, strict=True)]
