"""The spelling part of a vector: hashed character n-grams, as engines/model/hash-grams.ts and encode-text.ts have them."""
from collections import Counter
from functools import lru_cache

import numpy as np

from split_text import SCRIPTS, is_hiragana, split_runs

DIMENSIONS = 192
# Places of one n-gram, each in 64 dimensions of their own (a count sketch).
PLACES = DIMENSIONS // 64
BUCKETS = 1 << 15
HIRAGANA_WEIGHT = 0.25
MASK = 0xFFFFFFFF


def finalise(value):
    value ^= value >> 16
    value = value * 0x85EBCA6B & MASK
    value ^= value >> 13
    value = value * 0xC2B2AE35 & MASK
    return value ^ value >> 16


def code_units(text):
    encoded = text.encode("utf-16-le", "surrogatepass")
    return [encoded[at] | encoded[at + 1] << 8 for at in range(0, len(encoded), 2)]


def hash_text(text):
    value = 0x811C9DC5
    for unit in code_units(text):
        value = (value ^ unit) * 0x01000193 & MASK
    return finalise(value)


@lru_cache(maxsize=None)
def hash_grams(text, shortest, longest):
    units, hashes = code_units(text), []
    for start in range(len(units)):
        value = 0x811C9DC5
        for length in range(1, min(longest, len(units) - start) + 1):
            value = (value ^ units[start + length - 1]) * 0x01000193 & MASK
            if length >= shortest:
                hashes.append(finalise(value))
    return np.array(hashes, dtype=np.uint32)


def grams_of(text):
    """(hashes, weights) of all n-grams of a text."""
    hashes, weights = [], []
    for kind, run in split_runs(text):
        parts = [(f"<{run}>", 2, 4)] if kind != "japanese" else [(part, 1, 3) for part in SCRIPTS.findall(run)]
        for part, shortest, longest in parts:
            found = hash_grams(part, shortest, longest)
            hashes.append(found)
            weights.append(np.full(len(found), HIRAGANA_WEIGHT if kind == "japanese" and is_hiragana(part) else 1.0))
    if not hashes:
        hashes = [hash_grams(f"<{text[:1000]}>", 2, 4)]
        weights = [np.ones(len(hashes[0]))]
    return np.concatenate(hashes), np.concatenate(weights)


def learn_gram_weights(collections):
    """Inverse document frequency of each bucket, in 1/16; of several collections, where it is most frequent counts."""
    weights = None
    for texts in collections:
        counts = Counter()
        for text in texts:
            counts.update(set((grams_of(text)[0] & (BUCKETS - 1)).tolist()))
        idf = np.full(BUCKETS, np.log(len(texts) + 1.0))
        for bucket, count in counts.items():
            idf[bucket] = np.log((len(texts) + 1) / (count + 1))
        weights = idf if weights is None else np.minimum(weights, idf)
    return np.clip(np.round(weights * 16), 0, 255).astype(np.uint8)


def spell(text, gram_weights):
    """The vector of a text's spelling, not brought to unit length."""
    hashes, weights = grams_of(text)
    values = weights * gram_weights[hashes & (BUCKETS - 1)]
    vector = np.zeros(DIMENSIONS)
    for place in range(PLACES):
        bits = hashes >> np.uint32(7 * place)
        np.add.at(vector, 64 * place + (bits & 63), np.where(bits & 64, values, -values))
    return vector
