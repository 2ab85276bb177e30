"""Writes the model's file (src/interfaces/embeddings/engines/embedded/model/file-format.ts) and reads it back to compute with it."""
import json
from collections import Counter

import numpy as np

from segment_japanese import Segmenter
from spelling import BUCKETS, DIMENSIONS, HIRAGANA_WEIGHT, hash_text, spell
from split_text import split_runs

NAME = "mainstay-embedding"
ENDINGS = ["s", "es", "d", "ed", "ing", "ly"]
NO_PIECE = 65535


def quantise(rows):
    """(scales, numbers from 1 to 15 with 8 for 0): the scale of each row that loses least."""
    largest = np.abs(rows).max(1)
    best_error, best_scale = np.full(len(rows), np.inf), np.ones(len(rows))
    for part in np.arange(0.5, 1.01, 0.05):
        scale = np.maximum(largest * part / 7, 1e-9)
        error = ((np.clip(np.round(rows / scale[:, None]), -7, 7) * scale[:, None] - rows) ** 2).sum(1)
        better = error < best_error
        best_error[better], best_scale[better] = error[better], scale[better]
    return best_scale.astype(np.float32), (np.clip(np.round(rows / best_scale[:, None]), -7, 7) + 8).astype(np.uint8)


def write_model(path, words, rows, segmenter, unknown, gram_weights, share, japanese_share):
    """`rows`: those of the words in order, then `unknown` that unknown words share."""
    scales, numbers = quantise(rows)
    text = "\n".join(words).encode()
    costs = [segmenter.costs.get(word) for word in words]
    header = {
        "format": "mainstay-embedding-1", "name": NAME, "semantic": rows.shape[1], "spelling": DIMENSIONS,
        "vocabulary": len(words), "vocabularyBytes": len(text), "unknown": unknown, "buckets": BUCKETS,
        "unknownCost": segmenter.unknown_cost, "share": round(share, 4), "japaneseShare": round(japanese_share, 4),
        "hiraganaWeight": HIRAGANA_WEIGHT,
    }
    with open(path, "wb") as file:
        file.write(json.dumps(header).encode() + b"\n" + text)
        file.write(np.array([NO_PIECE if cost is None else round(cost * 1024) for cost in costs], dtype="<u2").tobytes())
        file.write(scales.astype("<f4").tobytes())
        file.write((numbers[:, 0::2] | numbers[:, 1::2] << 4).astype(np.uint8).tobytes())
        file.write(gram_weights.tobytes())


class Reference:
    """The shipped model, computed as engines/model/encode-text.ts does."""

    def __init__(self, path):
        with open(path, "rb") as file:
            self.header = header = json.loads(file.readline())
            words = file.read(header["vocabularyBytes"]).decode().split("\n")
            costs = np.frombuffer(file.read(2 * len(words)), dtype="<u2")
            count = len(words) + header["unknown"]
            self.scales = np.frombuffer(file.read(4 * count), dtype="<f4")
            packed = np.frombuffer(file.read(count * header["semantic"] // 2), dtype=np.uint8).reshape(count, -1)
            self.gram_weights = np.frombuffer(file.read(header["buckets"]), dtype=np.uint8)
        self.row_of = {word: row for row, word in enumerate(words)}
        self.rows = np.empty((count, header["semantic"]))
        self.rows[:, 0::2], self.rows[:, 1::2] = (packed & 15).astype(int) - 8, (packed >> 4).astype(int) - 8
        self.segmenter = Segmenter.__new__(Segmenter)
        self.segmenter.costs = {word: cost / 1024 for word, cost in zip(words, costs) if cost != NO_PIECE}
        self.segmenter.unknown_cost = header["unknownCost"]

    def find_row(self, piece):
        if piece in self.row_of:
            return self.row_of[piece]
        for ending in ENDINGS:
            if piece.endswith(ending) and len(piece) >= len(ending) + 3 and piece[:-len(ending)] in self.row_of:
                return self.row_of[piece[:-len(ending)]]
        return len(self.row_of) + hash_text(piece) % self.header["unknown"]

    def encode(self, text):
        runs, header = split_runs(text), self.header
        pieces = [piece for kind, run in runs for piece in (self.segmenter.segment(run) if kind == "japanese" else [run])]
        counts = Counter(self.find_row(piece) for piece in pieces)
        meaning = sum(((1 + np.log(count)) * self.scales[row] * self.rows[row] for row, count in counts.items()), np.zeros(header["semantic"]))
        spelling = spell(text, self.gram_weights)
        units = sum(len(run) for _, run in runs)
        japanese = sum(len(run) for kind, run in runs if kind == "japanese")
        share = header["share"] + (header["japaneseShare"] - header["share"]) * (japanese / units if units else 0)
        of_meaning, of_spelling = np.linalg.norm(meaning), np.linalg.norm(spelling)
        if of_meaning:
            meaning = meaning / of_meaning * (np.sqrt(share) if of_spelling else 1)
        if of_spelling:
            spelling = spelling / of_spelling * (np.sqrt(1 - share) if of_meaning else 1)
        vector = np.empty(header["semantic"] + header["spelling"], dtype=np.float32)
        vector[0::2], vector[1::2] = meaning, spelling
        return vector
