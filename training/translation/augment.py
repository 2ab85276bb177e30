"""Draws the pairs of one part of the training by their shares, with what people do to sentences: no full stop, no capitals, several in a row."""

import random

from masking import find_fixed, mask_pair
from read_corpus import PLAN

MASKED = 0.75
"""The share of pairs with something fixed in which markers stand for it: the rest teaches the model to copy letters and digits."""
IN_A_ROW = 0.06
WITHOUT_STOP = 0.08


def _without_stop(english, japanese):
    if english.endswith(".") and japanese.endswith("。"):
        return english[:-1], japanese[:-1]
    return english, japanese


def _lower_first(english):
    return english if english.startswith(("I ", "I'")) else english[:1].lower() + english[1:]


def _to_title(english):
    return " ".join(word[:1].upper() + word[1:] if len(word) > 3 else word for word in english.split(" "))


def _vary_english(english, is_string, chance):
    """English as it is typed: mostly right, sometimes all lower or all upper case, or with a curly apostrophe."""
    draw = chance.random()
    if draw < 0.04:
        return english.lower()
    if draw < 0.055:
        return english.upper()
    if draw < 0.075:
        return english.replace("'", "’")
    if draw < 0.09:
        return _lower_first(english)
    if is_string and draw < 0.19 and len(english) < 60:
        return _to_title(english)
    return english


def _join(pairs):
    """Sentences in a row; English has a blank between them."""
    return " ".join(english for english, _ in pairs), "".join(japanese for _, japanese in pairs)


def _draw_pair(pairs, chance):
    pair = pairs[chance.randrange(len(pairs))]
    draw = chance.random()
    if draw < IN_A_ROW and pair[1].endswith(("。", "?", "!")):
        row = [pair] + [pairs[chance.randrange(len(pairs))] for _ in range(chance.choice((1, 1, 2)))]
        return _join(row) if sum(len(english) for english, _ in row) < 250 else pair
    return _without_stop(*pair) if draw < IN_A_ROW + WITHOUT_STOP else pair


def draw_pairs(corpora, seed, count, source_language):
    """`count` pairs (source, target) by the shares of `corpora.json`; `corpora` has the pairs by name, those of our own among them."""
    chance = random.Random(seed)
    names = [name for name in PLAN["draw"] if corpora.get(name)]
    drawn = []
    for name in chance.choices(names, [PLAN["draw"][name] for name in names], k=count):
        english, japanese = _draw_pair(corpora[name], chance)
        source, target = (english, japanese) if source_language == "en" else (japanese, english)
        fixed = bool(find_fixed(source))
        masked = fixed and chance.random() < MASKED
        if masked:
            source, target = mask_pair(source, target, chance)
        if source_language == "en" and (masked or not fixed):
            source = _vary_english(source, name in PLAN["strings"], chance)
        drawn.append((source, target))
    return drawn
