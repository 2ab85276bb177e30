"""Splits text as the shipped model does (src/interfaces/embeddings/engines/model/split-runs.ts)."""
import re
import unicodedata
from functools import lru_cache

JAPANESE = "\u3005-\u3007\u3041-\u3096\u309d\u309e\u30a1-\u30fa\u30fc-\u30fe\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
SIGNS = {"%": "percent", "$": "dollar", "£": "pound", "€": "euro", "¥": "yen"}
SCRIPTS = re.compile("[\u3041-\u309f]+|[\u30a1-\u30ff\u31f0-\u31ff]+|[^\u3041-\u30ff\u31f0-\u31ff]+")
NUMBER = re.compile("[0-9]+(?:[.,:][0-9]+)*")
JAPANESE_CHARACTER = re.compile(f"[{JAPANESE}]")


@lru_cache(maxsize=None)
def character_class(character):
    if JAPANESE_CHARACTER.match(character):
        return "japanese"
    if character in "0123456789":
        return "number"
    if ord(character) > 0xFFFF or unicodedata.category(character)[0] in "LM":
        return "word"
    return "sign" if character in SIGNS else "gap"


def split_runs(text):
    """[(kind, text)] of each run; kinds: word, number, japanese."""
    text = unicodedata.normalize("NFKC", text).lower()
    runs, start = [], 0
    while start < len(text):
        kind = character_class(text[start])
        if kind == "number":
            end = NUMBER.match(text, start).end()
            runs.append((kind, text[start:end].replace(",", "")))
        else:
            end = start + 1
            while kind != "sign" and end < len(text) and character_class(text[end]) == kind:
                end += 1
            if kind == "sign":
                runs.append(("word", SIGNS[text[start]]))
            elif kind != "gap":
                runs.append((kind, text[start:end]))
        start = end
    return runs


def split_words(text):
    """Words and numbers, without what is Japanese."""
    return [run for kind, run in split_runs(text) if kind != "japanese"]


def split_japanese(text):
    return [run for kind, run in split_runs(text) if kind == "japanese"]


def is_hiragana(text):
    return "\u3041" <= text[0] <= "\u309f"
