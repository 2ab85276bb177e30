"""Pairs of our own: sentences and templates in own-pairs/*.txt (`English | Japanese`), slots filled from own-pairs/slots and by number; sentences written for
words that the corpora hardly have, in own-pairs/written; and phrases that the phrase book had wrong, in own-pairs/corrections."""

import random
import re
from functools import cache
from pathlib import Path

from made_values import MADE

_FOLDER = Path(__file__).with_name("own-pairs")
_SLOT = re.compile(r"\{(\w+?)\}")
_FORMS = ("do", "past", "do_te", "do_nai", "do_neg", "do_dict", "do_masu")
DRAWS = 5
"""How many fillings of a template stand in one pass."""


@cache
def _read_rows(path):
    lines = Path(path).read_text(encoding="utf8").splitlines()
    return [tuple(part.strip() for part in line.split(" | ")) for line in lines if " | " in line]


def _fill_slot(name, chance):
    """The English and the Japanese of one slot; a digit or letter behind its name only tells it from another of its kind."""
    kind = name if name in MADE or (_FOLDER / "slots" / f"{name}.txt").exists() else re.sub(r"[0-9b]+$", "", name)
    if kind not in MADE and name[:2] in MADE and not (_FOLDER / "slots" / f"{kind}.txt").exists():
        kind = name[:2]
    if kind in MADE:
        return MADE[kind](chance)
    return chance.choice(_read_rows(_FOLDER / "slots" / f"{kind}.txt"))


def fill_template(english, japanese, chance):
    """One filling of a template; the same slot has the same value on both sides."""
    names = set(_SLOT.findall(english)) | set(_SLOT.findall(japanese))
    values = {}
    if names & set(_FORMS):
        row = chance.choice(_read_rows(_FOLDER / "slots" / "do.txt"))
        values.update((form, (value, value)) for form, value in zip(_FORMS, row, strict=True))
    for name in sorted(names - set(values)):
        if name == "button_ja":
            continue
        values[name] = _fill_slot(name, chance)
        if name == "button":
            values["button_ja"] = values[name]
    filled = _SLOT.sub(lambda found: values[found[1]][0], english), _SLOT.sub(lambda found: values[found[1]][1], japanese)
    first = re.sub(r"(\.m\.)\.$", r"\1", filled[0])
    keeps = english.startswith(("{url}", "{email}", "{path}", "{file}", "{word}", "{variable}", "{placeholder}", "{codeword}"))
    return (first if keeps else first[:1].upper() + first[1:]), filled[1]


def read_own_pairs(seed):
    """What stands in one pass: every sentence once, every template several times."""
    chance = random.Random(seed)
    pairs = []
    for path in sorted(_FOLDER.glob("*.txt")):
        for english, japanese in _read_rows(path):
            draws = DRAWS if _SLOT.search(english) else 1
            pairs.extend(fill_template(english, japanese, chance) for _ in range(draws))
    return list(dict.fromkeys(pairs))


def read_written_pairs():
    """Sentences without slots, which are the same in every pass."""
    paths = [path for name in ("written", "corrections") for path in sorted((_FOLDER / name).glob("*.txt"))]
    rows = [row for path in paths for row in _read_rows(path)]
    return [row for row in dict.fromkeys(rows) if len(row) == 2 and not any(_SLOT.search(side) for side in row)]
