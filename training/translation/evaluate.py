"""BLEU and chrF on the dev pairs and on the sources that are held back: `python evaluate.py en-ja FOLDER --corpus DIR`, as often as one likes while the training runs.

BLEU counts MeCab's words (IPADIC) in Japanese and those of sacrebleu's `13a` in English, all of NFKC text, lower-cased for the dev set alone, whose references have no
capitals. Each call adds a line to FOLDER/measured.jsonl. With `--outputs FILE` it scores that file's lines, one for each dev pair, in the place of the model's own.
"""

import argparse
import json
import time
import unicodedata
from pathlib import Path

import MeCab
import sacrebleu
import torch

from masking import find_fixed
from read_corpus import read_dev, read_held_back
from translate_texts import TextTranslator


class Scorer:
    def __init__(self, target):
        self.words = MeCab.Tagger("-Owakati") if target == "ja" else None

    def score(self, outputs, references, lower=False):
        outputs, references = ([unicodedata.normalize("NFKC", line) for line in lines] for lines in (outputs, references))
        cut = [[self.words.parse(line).strip() for line in lines] if self.words else lines for lines in (outputs, references)]
        bleu = sacrebleu.corpus_bleu(cut[0], [cut[1]], tokenize="none" if self.words else "13a", lowercase=lower, force=True)
        return {"bleu": round(bleu.score, 2), "chrf": round(sacrebleu.corpus_chrf(outputs, [references]).score, 2)}


def count_lost(sources, outputs):
    """How many of the fixed parts of the sources do not stand in the outputs, of how many."""
    fixed = [(source[start:end], output) for source, output in zip(sources, outputs, strict=True) for start, end in find_fixed(source)]
    return f"{sum(part not in output for part, output in fixed)}/{len(fixed)}"


def measure(direction, translator, sets, beam):
    source, target = direction.split("-")
    scorer, results = Scorer(target), {}
    for name, pairs in sets.items():
        sources, references = ([pair[side == "ja"] for pair in pairs] for side in (source, target))
        outputs = [text for text, _ in translator.translate(sources, beam)]
        results[name] = {
            **scorer.score(outputs, references, lower=name == "dev"),
            "empty": sum(not output.strip() for output in outputs),
            "lost": count_lost(sources, outputs),
        }
        print(direction, name, results[name], flush=True)
        for at in range(0, len(pairs), max(1, len(pairs) // 4)):
            print(f"    {sources[at]}\n      {outputs[at]}\n      ({references[at]})", flush=True)
    return results


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("direction", choices=["en-ja", "ja-en"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--corpus", required=True)
    parser.add_argument("--outputs", type=Path)
    parser.add_argument("--beam", type=int, default=1)
    parser.add_argument("--count", type=int, default=200, help="pairs of each source held back")
    options = parser.parse_args()
    torch.set_num_threads(1)
    dev = read_dev(options.corpus)
    if options.outputs:
        target = options.direction.split("-")[1]
        outputs = options.outputs.read_text(encoding="utf8").rstrip("\n").split("\n")
        print(Scorer(target).score(outputs, [pair[target == "ja"] for pair in dev], lower=True))
        return
    kept = torch.load(options.folder / f"{options.direction}.pt", weights_only=False, map_location="cpu")
    sets = {"dev": dev, **read_held_back(options.corpus, options.count)}
    results = measure(options.direction, TextTranslator(options.direction, options.folder), sets, options.beam)
    line = {"at": time.strftime("%Y-%m-%d %H:%M"), "direction": options.direction, "step": kept["step"], "minutes": round(kept["spent"] / 60, 1), "beam": options.beam, **results}
    with (options.folder / "measured.jsonl").open("a") as file:
        file.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
