"""How sure the model has to be: finds on the dev pairs the mean log-probability under which too little is right.

`python calibrate.py en-ja FOLDER --corpus DIR` writes FOLDER/en-ja.confidence.json with `minConfidence`, which is e to that power, as the engine compares it.
"""

import argparse
import json
import math
from pathlib import Path

import sacrebleu

from export import BEAM, USUAL_LENGTH
from read_corpus import read_dev
from translate_texts import TextTranslator

REFUSED = {"en-ja": 0.23, "ja-en": 0.18}
"""The share of held-back everyday sentences, the least sure of them, that is called unsure: as many as it takes that of 100 texts as people write at most 12 are wrong and not called so."""

POWER, SHORTEST = 0.43, 0.25
"""How the server weighs a probability by the length of a sentence: `sentences/weigh-by-length.ts`."""

_TEXTS = Path(__file__).with_name("held-back-texts")


def weigh_by_length(score, line, usual):
    return min(0, score - POWER * math.log(max(len(line) / usual, SHORTEST)))


def describe(threshold, scores, qualities, foreign):
    """What a threshold would refuse, and how good the kept and the refused are on average."""
    kept = [quality for score, quality in zip(scores, qualities, strict=True) if score >= threshold]
    refused = [quality for score, quality in zip(scores, qualities, strict=True) if score < threshold]
    return {
        "threshold": round(threshold, 3),
        "minConfidence": round(math.exp(threshold), 3),
        "heldBackRefused": round(len(refused) / len(scores), 3),
        "chrFOfKept": round(sum(kept) / max(len(kept), 1), 1),
        "chrFOfRefused": round(sum(refused) / max(len(refused), 1), 1),
        "foreignRefused": round(sum(score < threshold for score in foreign) / len(foreign), 3),
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("direction", choices=["en-ja", "ja-en"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--corpus", required=True)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--beam", type=int, default=BEAM)
    options = parser.parse_args()
    source, target = options.direction.split("-")
    translator = TextTranslator(options.direction, options.folder)

    def translate(lines):
        outputs, scores = zip(*translator.translate(lines, options.beam), strict=True)
        return outputs, [weigh_by_length(score, line, USUAL_LENGTH[source]) for score, line in zip(scores, lines, strict=True)]

    held = read_dev(options.corpus)[: options.count]
    outputs, scores = translate([pair[source == "ja"] for pair in held])
    references = [pair[target == "ja"] for pair in held]
    qualities = [sacrebleu.sentence_chrf(output, [reference]).score for output, reference in zip(outputs, references, strict=True)]
    foreign = (_TEXTS / f"foreign.{source}.txt").read_text(encoding="utf8").splitlines()
    foreign_outputs, foreign_scores = translate(foreign)
    ranked = sorted(scores)
    for share in (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7):
        print(json.dumps(describe(ranked[int(share * len(ranked))], scores, qualities, foreign_scores)))
    result = describe(ranked[int(REFUSED[options.direction] * len(ranked))], scores, qualities, foreign_scores)
    (options.folder / f"{options.direction}.confidence.json").write_text(json.dumps(result) + "\n")
    for line, output, score in list(zip(foreign, foreign_outputs, foreign_scores, strict=True))[::12]:
        print(f"{score:.2f}\t{line}\t{output}")


if __name__ == "__main__":
    main()
