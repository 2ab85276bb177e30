"""Variants of a pair, drawn afresh in each pass, that teach the model what people do to sentences."""

import random


def _without_stop(english, japanese):
    if english.endswith(".") and japanese.endswith("。"):
        return english[:-1], japanese[:-1]
    return english, japanese


def _lower_first(english):
    return english if english.startswith(("I ", "I'")) else english[:1].lower() + english[1:]


def vary_source_english(english, chance):
    """English as it is typed: mostly right, sometimes all lower or all upper case, or with a curly apostrophe."""
    draw = chance.random()
    if draw < 0.05:
        return english.lower()
    if draw < 0.06:
        return english.upper()
    if draw < 0.08:
        return english.replace("'", "’")
    if draw < 0.10:
        return _lower_first(english)
    return english


def draw_pairs(corpus, own, seed, into_japanese):
    """One pass: every pair of the corpus and `own` ones, some without their full stop, some two in a row."""
    chance = random.Random(seed)
    pairs = [*corpus, *own]
    chance.shuffle(pairs)
    drawn = []
    for at, pair in enumerate(pairs):
        if chance.random() < 0.04 and at:
            other = pairs[chance.randrange(len(pairs))]
            pair = (f"{pair[0]} {other[0]}", f"{pair[1]}{other[1]}")
        elif chance.random() < 0.06:
            pair = _without_stop(*pair)
        english, japanese = pair
        drawn.append((vary_source_english(english, chance), japanese) if into_japanese else (english, japanese))
    return drawn
