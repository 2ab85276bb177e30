"""Pairs of our own: sentences and templates in own-pairs/*.txt (`English | Japanese`), slots filled from own-pairs/slots and by number."""

import random
import re
from functools import cache
from pathlib import Path

_FOLDER = Path(__file__).with_name("own-pairs")
_SLOT = re.compile(r"\{(\w+?)\}")
_MONTHS = "January February March April May June July August September October November December".split()
_ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_FORMS = ("do", "past", "do_te", "do_nai", "do_neg", "do_dict", "do_masu")
DRAWS = 5
"""How many fillings of a template stand in one pass."""


@cache
def _read_rows(path):
    lines = Path(path).read_text(encoding="utf8").splitlines()
    return [tuple(part.strip() for part in line.split(" | ")) for line in lines if " | " in line]


def _word(chance, low, high):
    vowels = "aeiou"
    return "".join(chance.choice(vowels if at % 2 else _LETTERS) for at in range(chance.randint(low, high)))


def _url(chance):
    host = f"{_word(chance, 4, 8)}.{chance.choice(['com', 'org', 'net', 'jp', 'co.jp', 'io', 'dev'])}"
    start = chance.choice(["https://", "https://www.", "http://", "www.", ""])
    path = chance.choice(["", "", "/", f"/{_word(chance, 3, 6)}", f"/{_word(chance, 3, 6)}/{chance.randint(1, 999)}", f"/{_word(chance, 3, 5)}.html"])
    return start + ("example.com" if chance.random() < 0.1 else host) + path


def _code(chance):
    letters = "".join(chance.choice(_LETTERS) for _ in range(chance.randint(1, 3))).upper()
    return letters + chance.choice(["", "-"]) + str(chance.randint(1, 99999))


def _path(chance):
    name = f"{_word(chance, 3, 7)}.{chance.choice(['txt', 'json', 'py', 'sh', 'exe', 'csv', 'log'])}"
    return chance.choice(["", "/etc/", "/var/log/", "C:\\", "./", "src/"]) + name


def _time(chance):
    hour = chance.randint(1, 12)
    minute = chance.choice([0, 0, 0, 30, 15, 45, chance.randint(1, 59)])
    kind = chance.random()
    if kind < 0.25:
        return f"{hour}:{minute:02d}", f"{hour}時{minute}分" if minute else f"{hour}時"
    part, word = chance.choice([("a.m.", "午前"), ("p.m.", "午後")])
    shown = f"{hour}:{minute:02d}" if minute else str(hour)
    english = f"{shown} {part}" if kind < 0.8 else f"{shown} {part.replace('.', '').upper()}"
    return english, f"{word}{hour}時{minute}分" if minute else f"{word}{hour}時"


def _month_day(chance):
    month, day = chance.randint(1, 12), chance.randint(1, 28)
    ending = {1: "st", 2: "nd", 3: "rd"}.get(day % 10 if day not in (11, 12, 13) else 0, "th")
    return f"{_MONTHS[month - 1]} {day}{ending if chance.random() < 0.4 else ''}", f"{month}月{day}日"


def _date(chance):
    english, japanese = _month_day(chance)
    year = chance.randint(1950, 2035)
    return f"{english}, {year}", f"{year}年{japanese}"


def _same(text):
    return str(text), str(text)


def _ordinal(chance):
    at = chance.randrange(len(_ORDINALS))
    return _ORDINALS[at], str(at + 1)


_MADE = {
    "n1": lambda chance: _same(chance.randint(2, 9)),
    "n2": lambda chance: _same(chance.randint(10, 99)),
    "n3": lambda chance: _same(chance.randint(100, 999)),
    "big": lambda chance: _same(f"{chance.randint(2, 999)},{chance.randint(0, 999):03d}"),
    "price": lambda chance: _same(chance.choice([f"{chance.randint(2, 99)},{chance.randint(0, 9)}00", chance.randint(100, 999), chance.randint(1000, 9999)])),
    "decimal": lambda chance: _same(f"{chance.randint(1, 30)}.{chance.randint(1, 9)}"),
    "year": lambda chance: _same(chance.randint(1850, 2035)),
    "version": lambda chance: _same(".".join(str(chance.randint(0, 20)) for _ in range(chance.randint(2, 3)))),
    "phone": lambda chance: _same(f"0{chance.randint(1, 90)}-{chance.randint(100, 9999)}-{chance.randint(1000, 9999)}"),
    "time": _time,
    "monthday": _month_day,
    "date": _date,
    "ordinal": _ordinal,
    "url": lambda chance: _same(_url(chance)),
    "email": lambda chance: _same(f"{_word(chance, 3, 7)}@{_word(chance, 4, 8)}.{chance.choice(['com', 'co.jp', 'org', 'jp'])}"),
    "code": lambda chance: _same(_code(chance)),
    "file": lambda chance: _same(f"{_word(chance, 3, 8)}{chance.choice(['', '_1', '-2', '2024'])}.{chance.choice(['txt', 'pdf', 'jpg', 'png', 'docx', 'zip', 'html', 'xlsx'])}"),
    "path": lambda chance: _same(_path(chance)),
    "variable": lambda chance: _same(f"{_word(chance, 3, 6)}_{_word(chance, 3, 6)}".upper()),
}


def _fill_slot(name, chance):
    """The English and the Japanese of one slot; a digit or letter behind its name only tells it from another of its kind."""
    kind = name if name in _MADE or (_FOLDER / "slots" / f"{name}.txt").exists() else re.sub(r"[0-9b]+$", "", name)
    if kind not in _MADE and name[:2] in _MADE and not (_FOLDER / "slots" / f"{kind}.txt").exists():
        kind = name[:2]
    if kind in _MADE:
        return _MADE[kind](chance)
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
    first = filled[0]
    keeps = english.startswith(("{url}", "{email}", "{path}", "{file}", "{word}", "{variable}"))
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
