"""How sure the model has to be: finds on held-back pairs the mean log-probability under which translations are more often bad than good.

`python calibrate.py en-ja FOLDER --corpus DIR` writes FOLDER/en-ja.confidence.json with `minConfidence`, which is e to that power, as the engine compares it.
"""

import argparse
import json
import math
from pathlib import Path

import sacrebleu

from export import load_model
from pieces import load_vocabulary
from read_corpus import read_pairs, split_held_back
from search import translate_all

BAD = {"en-ja": 12.0, "ja-en": 25.0}
"""The chrF of one sentence under which its translation is of no use: judged by reading some two hundred of them."""

_TEXTS = Path(__file__).with_name("held-back-texts")


def choose_threshold(scores, qualities, bad):
    """The threshold that keeps most of the good and refuses most of the bad (Youden's index)."""
    ranked = sorted(zip(scores, qualities, strict=True))
    worst = sum(quality < bad for _, quality in ranked)
    best, threshold, refused_bad, refused_good = -1.0, -math.inf, 0, 0
    for score, quality in ranked:
        gain = refused_bad / max(worst, 1) - refused_good / max(len(ranked) - worst, 1)
        if gain > best:
            best, threshold = gain, score
        refused_bad += quality < bad
        refused_good += quality >= bad
    return threshold


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("direction", choices=["en-ja", "ja-en"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--corpus", required=True)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--beam", type=int, default=1)
    options = parser.parse_args()
    source, target = options.direction.split("-")
    model = load_model(options.folder / f"{options.direction}.pt")
    vocabulary, pieces = (load_vocabulary(options.folder / f"{name}.spm") for name in (source, target))

    def translate(lines):
        found = translate_all(model, vocabulary.encode(lines), options.beam)
        return [pieces.decode(ids) for ids, _ in found], [score / max(len(ids), 1) for ids, score in found]

    _, held = split_held_back(read_pairs(options.corpus, "train"))
    held = held[: options.count]
    outputs, scores = translate([pair[source == "ja"] for pair in held])
    references = [pair[target == "ja"] for pair in held]
    qualities = [sacrebleu.sentence_chrf(output, [reference]).score for output, reference in zip(outputs, references, strict=True)]
    threshold = choose_threshold(scores, qualities, BAD[options.direction])
    foreign = (_TEXTS / f"foreign.{source}.txt").read_text(encoding="utf8").splitlines()
    foreign_outputs, foreign_scores = translate(foreign)
    kept = [quality for score, quality in zip(scores, qualities, strict=True) if score >= threshold]
    refused = [quality for score, quality in zip(scores, qualities, strict=True) if score < threshold]
    result = {
        "threshold": round(threshold, 3),
        "minConfidence": round(math.exp(threshold), 3),
        "heldBackRefused": round(len(refused) / len(held), 3),
        "chrFOfKept": round(sum(kept) / max(len(kept), 1), 1),
        "chrFOfRefused": round(sum(refused) / max(len(refused), 1), 1),
        "foreignRefused": round(sum(score < threshold for score in foreign_scores) / len(foreign), 3),
    }
    print(json.dumps(result, indent=2))
    (options.folder / f"{options.direction}.confidence.json").write_text(json.dumps(result) + "\n")
    for line, output, score in list(zip(foreign, foreign_outputs, foreign_scores, strict=True))[::12]:
        print(f"{score:.2f}\t{line}\t{output}")


if __name__ == "__main__":
    main()
