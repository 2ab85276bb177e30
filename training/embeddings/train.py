"""Makes the model of sentence vectors from the named data: `npm run train -- embeddings`."""
import base64
import json
import os
import pickle
import sys
import time
from collections import Counter
from dataclasses import dataclass

import numpy as np

from align_words import align_words
from describe_words import describe_words, identity_directions
from evaluate import report_figures
from fit import Pairs, Settings, describe_tokens, fit
from read_data import read_everyday, read_parallel, split_jsts, split_sts
from reference_texts import REFERENCE_TEXTS
from spelling import learn_gram_weights, spell
from split_text import split_words
from write_model import Reference, write_model

# Directions that are fitted, and how many of the weightiest are kept: of both languages, and of Japanese, whose held-back
# pairs agree better with fewer.
FITTED = 384
MEANING = 192
JAPANESE_MEANING = 80
# Cutting directions makes likeness in meaning the surer guide, so it gets more than the fit gave it.
JAPANESE_SHARE_MORE = 0.1
# How much the vectors by which translations lie near count beside what else is known of a word.
ALIGNED_SCALE = 1.0
ENGLISH_WORDS = 40_000
UNKNOWN = 1024
SEEDS = 4
ENGLISH = Settings(epochs=6, dropout=0.05)
JAPANESE = Settings(epochs=4, rate=2e-3, pull=5e-4, dropout=0)


@dataclass
class Side:
    """What one language brings to the table and what is learned for it."""
    words: list
    counts: dict
    vectors: np.ndarray
    known: np.ndarray
    split: object
    rows: list
    settings: Settings

    def number(self):
        index = {word: at for at, word in enumerate(self.words)}
        return lambda text: sorted({index[word] for word in self.split(text) if word in index}) or [0]


def report(text):
    print(f"{time.process_time():6.0f} s  {text}", flush=True)


def cached(name, make):
    """Steps that take minutes are kept in the folder that EMBEDDINGS_CACHE names, if any."""
    folder = os.environ.get("EMBEDDINGS_CACHE")
    path = folder and f"{folder}/{name}.pkl"
    if path and os.path.exists(path):
        with open(path, "rb") as file:
            return pickle.load(file)
    made = make()
    if path:
        with open(path, "wb") as file:
            pickle.dump(made, file)
    return made


def texts_of(rows):
    return [text for row in rows for text in row[1:3]]


def to_pairs(rows, number, gram_weights):
    spelling = []
    for _, one, other, _ in rows:
        ours, theirs = spell(one, gram_weights), spell(other, gram_weights)
        spelling.append(ours @ theirs / max(np.linalg.norm(ours) * np.linalg.norm(theirs), 1e-9))
    scores = np.array([row[3] for row in rows], dtype=np.float32)
    return Pairs([number(row[1]) for row in rows], [number(row[2]) for row in rows], np.array(spelling, dtype=np.float32), scores)


def first_map(sides):
    """The directions in which the sentences of both languages differ most."""
    pooled = []
    for side in sides:
        number = side.number()
        pooled += [side.vectors[number(text)].mean(0) for text in texts_of(side.rows)]
    pooled = np.array(pooled)
    _, directions = np.linalg.eigh(np.cov(pooled.T))
    return directions[:, ::-1][:, :FITTED].astype(np.float32).copy()


def learn(side, start, gram_weights):
    """(rows of the words, share of meaning, map, weight of rare words): the mean over several seeds."""
    number = side.number()
    pairs = to_pairs(side.rows, number, gram_weights)
    documents = texts_of(side.rows)
    seen = Counter(word for sentence in pairs.first + pairs.second for word in sentence)
    frequencies = np.array([seen[at] for at in range(len(side.words))])
    features, weights = describe_tokens(side.words, side.counts, frequencies, len(documents), side.known)
    learned = [fit(side.vectors, features, weights, start, pairs, side.settings, seed) for seed in range(SEEDS)]
    mapped, logarithms, share = (sum(values) / SEEDS for values in zip(*learned))
    rare = np.array([side.counts.get(word, 0) <= 3 for word in side.words])
    return np.exp(logarithms)[:, None] * (side.vectors @ mapped), share, mapped, float(np.exp(logarithms[rare].mean()))


def choose_words(side, most):
    """Those of the training pairs and then the most frequent."""
    wanted = {word for text in texts_of(side.rows) for word in side.split(text)}
    order = sorted(range(len(side.words)), key=lambda at: (side.words[at] not in wanted, -side.counts.get(side.words[at], 0)))
    return sorted(order[:most])


def directions_of(sentences):
    """Orthogonal directions of sentences' vectors, the weightiest first."""
    _, directions = np.linalg.eigh(sentences.T @ sentences)
    return directions[:, ::-1]


def encode(side, table):
    """The vectors of a side's own sentences."""
    number = side.number()
    sums = np.array([table[number(text)].sum(0) for text in texts_of(side.rows)])
    return sums / np.linalg.norm(sums, axis=1, keepdims=True)


def write_reference(path, model):
    """What the shipped inference is held against: texts and their vectors, as 32-bit floats in base64."""
    vectors = [{"text": text, "vector": base64.b64encode(model.encode(text).astype("<f4").tobytes()).decode()} for text in REFERENCE_TEXTS]
    with open(path, "w", encoding="utf8") as file:
        json.dump(vectors, file, ensure_ascii=False, indent=2)
        file.write("\n")


def main(path):
    parallel = read_parallel()
    sts, jsts = split_sts()[0], split_jsts()[0]
    words = cached("words", lambda: describe_words(texts_of(sts), texts_of(jsts), parallel))
    report(f"{len(words.english)} English words, {len(words.japanese)} Japanese pieces described")
    size = len(words.english)
    aligned = cached("aligned", lambda: align_words(words, read_everyday(), report))
    vectors = np.hstack([words.vectors, aligned * ALIGNED_SCALE]).astype(np.float32)
    english = Side(words.english, words.english_counts, vectors[:size], words.known[:size], split_words, sts, ENGLISH)
    japanese = Side(words.japanese, words.japanese_counts, vectors[size:], words.known[size:], words.segmenter.pieces, jsts, JAPANESE)
    gram_weights = learn_gram_weights([texts_of(sts), texts_of(jsts)])
    start = first_map([english, japanese])
    english_rows, share, english_map, rare = learn(english, start, gram_weights)
    report(f"English fitted, share of meaning {share:.2f}")
    japanese_rows, japanese_share, _, _ = learn(japanese, start, gram_weights)
    report(f"Japanese fitted, share of meaning {japanese_share:.2f}")
    kept = directions_of(encode(japanese, japanese_rows))[:, :JAPANESE_MEANING]
    japanese_rows = japanese_rows @ kept @ kept.T
    # Japanese counts for more here, so that all of its few directions stay.
    both = np.vstack([encode(english, english_rows), 3 * encode(japanese, japanese_rows)])
    rotation = directions_of(both)[:, :MEANING]
    unknown = rare * (identity_directions(UNKNOWN) @ english_map)
    chosen = choose_words(english, ENGLISH_WORDS)
    rows = np.vstack([english_rows[chosen], japanese_rows, unknown]) @ rotation
    vocabulary = [words.english[at] for at in chosen] + words.japanese
    write_model(f"{path}/model.bin", vocabulary, rows, words.segmenter, UNKNOWN, gram_weights, share, japanese_share + JAPANESE_SHARE_MORE)
    reference = Reference(f"{path}/model.bin")
    write_reference(f"{path}/reference.json", reference)
    report(f"written, {os.path.getsize(f'{path}/model.bin')} bytes")
    report_figures(reference, report)


if __name__ == "__main__":
    main(sys.argv[1])
