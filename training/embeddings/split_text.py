"""Splits text as the shipped model does (src/interfaces/embeddings/engines/embedded/model/split-runs.ts)."""
import re
import unicodedata
from functools import lru_cache

JAPANESE = "\u3005-\u3007\u3041-\u3096\u309d\u309e\u30a1-\u30fa\u30fc-\u30fe\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
SIGNS = {"%": "percent", "$": "dollar", "£": "pound", "€": "euro", "¥": "yen"}
SCRIPTS = re.compile("[\u3041-\u309f]+|[\u30a1-\u30ff\u31f0-\u31ff]+|[^\u3041-\u30ff\u31f0-\u31ff]+")
NUMBER = re.compile("[0-9]+(?:[.,:][0-9]+)*")
JAPANESE_CHARACTER = re.compile(f"[{JAPANESE}]")
MARKS = "\uff9e\uff9f" + "".join(
    chr(point) for point in range(0x110000) if point != 0x34F and unicodedata.category(chr(point))[0] == "M"
)
MARK = re.compile(f"[{MARKS}]")
LONG_RUN = re.compile(f".?[{MARKS}]{{8,}}", re.DOTALL)


@lru_cache(maxsize=None)
def character_class(character):
    if JAPANESE_CHARACTER.match(character):
        return "japanese"
    if character in "0123456789":
        return "number"
    if ord(character) > 0xFFFF or unicodedata.category(character)[0] in "LM":
        return "word"
    return "sign" if character in SIGNS else "gap"


def to_stream_safe(text):
    """No more than 30 marks in a row (UAX #15, section 13), as src/libraries/text/to-stream-safe.ts has it."""
    return LONG_RUN.sub(lambda run: break_run(run.group()), text)


def break_run(run):
    safe, marks = [], 0
    for character in run:
        is_mark = [bool(MARK.match(part)) for part in unicodedata.normalize("NFKD", character)]
        leading = is_mark.index(False) if False in is_mark else len(is_mark)
        if marks + leading > 30:
            safe.append("\u034f")
            marks = 0
        marks = marks + leading if all(is_mark) else is_mark[::-1].index(False)
        safe.append(character)
    return "".join(safe)


def split_runs(text):
    """[(kind, text)] of each run; kinds: word, number, japanese."""
    text = unicodedata.normalize("NFKC", to_stream_safe(text)).lower()
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
