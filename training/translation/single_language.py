"""Texts of one language, which a teacher translates: talk and encyclopedia in Japanese, letters, news and tales in English."""

import gzip
import json
import random
import re
from pathlib import Path

from masking import mask_text
from read_corpus import read_lines, to_narrow

SHARES = {"ja": {"japanese-dialogues": 160_000, "jsquad": 20_000, "jsts": 20_000}, "en": {"english-modern": 60_000, "english-books": 50_000, "sts": 20_000}}
"""How many sentences of each file, at most."""


def _read_dialogues(folder):
    with gzip.open(folder / "japanese-dialogues.jsonl.gz", "rt", encoding="utf8") as lines:
        return [text for line in lines for text in json.loads(line)["u"]]


def _read_jsquad(folder):
    with gzip.open(folder / "proofreading" / "jsquad-valid.json.gz", "rt", encoding="utf8") as file:
        articles = json.load(file)["data"]
    contexts = [part["context"].split("[SEP]")[-1] for article in articles for part in article["paragraphs"]]
    return [found.strip() for context in contexts for found in re.findall(r"[^。]+。", context)]


def _read_jsts(folder):
    rows = [json.loads(line) for line in read_lines(folder / "similarity" / "jsts-train-v1.3.json")]
    return [row[name] for row in rows for name in ("sentence1", "sentence2")]


def _read_sts(folder):
    rows = [line.split("\t") for line in read_lines(folder / "similarity" / "sts-train.csv")]
    return [text for row in rows if len(row) > 6 for text in row[5:7]]


def _read_english(folder, name):
    """Sentences of running text, whose lines may be broken anywhere."""
    text = "\n".join(read_lines(folder / f"{name}.txt.gz"))
    paragraphs = (" ".join(paragraph.split()) for paragraph in re.split(r"\n\s*\n", text))
    cleaned = (re.sub(r"\s*([“”])\s*", r"\1", paragraph).replace("_", "") for paragraph in paragraphs)
    return [found.strip() for paragraph in cleaned for found in re.split(r"(?<=[.!?])\s+(?=[A-Z“\"])", paragraph)]


_READERS = {
    "japanese-dialogues": _read_dialogues,
    "jsquad": _read_jsquad,
    "jsts": _read_jsts,
    "sts": _read_sts,
    "english-modern": lambda folder: _read_english(folder, "english-modern"),
    "english-books": lambda folder: _read_english(folder, "english-books"),
}


def _is_plain(text, language):
    long_enough = 6 <= len(text) <= 90 if language == "ja" else 15 <= len(text) <= 200
    letters = re.search(r"[ぁ-ん]", text) if language == "ja" else re.match(r"[A-Z“\"][ -~“”‘’—é]+$", text)
    return long_enough and bool(letters)


def read_single_language(folder, language, seed=23):
    """Sentences with markers in the place of what is fixed."""
    chance, texts = random.Random(seed), []
    for name, most in SHARES[language].items():
        found = sorted({to_narrow(text).strip() for text in _READERS[name](Path(folder))})
        plain = [text for text in found if _is_plain(text, language)]
        texts += chance.sample(plain, min(most, len(plain)))
    chance.shuffle(texts)
    return [mask_text(text)[0] for text in texts]
