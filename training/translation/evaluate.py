"""BLEU and chrF on the corpus's 500 dev pairs, beside a translation memory: `python evaluate.py en-ja FOLDER --corpus DIR`.

FOLDER holds en-ja.pt. With `--outputs FILE` it scores that file's lines in the place of the model's own, so that what a runtime gives out can be scored alike.
Scores are of lower-cased words as the corpus cuts them; chrF of what people read.
"""

import argparse
import unicodedata
from pathlib import Path

import sacrebleu

from english_text import tokenise
from export import load_model
from pieces import load_vocabulary
from read_corpus import read_lines, read_pairs
from search import translate_all
from segment_japanese import JapaneseSegmenter
from translation_memory import TranslationMemory


def _normalise(line):
    return unicodedata.normalize("NFKC", line)


class Dev:
    """Sources, references by words and as people read them, and which pairs have no side in the training set."""

    def __init__(self, corpus, direction):
        self.source, self.target = direction.split("-")
        folder = Path(corpus)
        self.train = {name: [_normalise(line) for line in read_lines(folder / f"train.{name}.gz")] for name in ("en", "ja")}
        self.words = {name: [_normalise(line) for line in read_lines(folder / f"dev.{name}")] for name in ("en", "ja")}
        pairs = read_pairs(corpus, "dev")
        self.sources = [pair[self.source == "ja"] for pair in pairs]
        self.readable = [pair[self.target == "ja"] for pair in pairs]
        known = {name: set(lines) for name, lines in self.train.items()}
        self.unseen = [at for at in range(len(pairs)) if not any(self.words[name][at] in known[name] for name in known)]
        segmenter = JapaneseSegmenter(self.train["ja"]) if self.target == "ja" else None
        self.cut = segmenter.segment if segmenter else lambda text: " ".join(tokenise(text))

    def score(self, outputs):
        """BLEU by words of all and of the unseen, chrF of all and of the unseen."""
        texts = [_normalise(output) for output in outputs]
        words = [self.cut(text) for text in texts]
        results = []
        for chosen in (range(len(texts)), self.unseen):
            bleu = sacrebleu.corpus_bleu([words[at] for at in chosen], [[self.words[self.target][at] for at in chosen]], tokenize="none", force=True)
            chrf = sacrebleu.corpus_chrf([texts[at] for at in chosen], [[self.readable[at] for at in chosen]])
            results += [bleu.score, chrf.score]
        return results

    def score_memory(self):
        memory = TranslationMemory(self.train[self.source], self.train[self.target])
        outputs = [memory.translate(line) for line in self.words[self.source]]
        results = []
        for chosen in (range(len(outputs)), self.unseen):
            bleu = sacrebleu.corpus_bleu([outputs[at] for at in chosen], [[self.words[self.target][at] for at in chosen]], tokenize="none", force=True)
            results += [bleu.score, float("nan")]
        return results


def report(name, results):
    print(f"{name:24} all: BLEU {results[0]:5.1f} chrF {results[1]:5.1f}   unseen: BLEU {results[2]:5.1f} chrF {results[3]:5.1f}", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("direction", choices=["en-ja", "ja-en"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--corpus", required=True)
    parser.add_argument("--outputs", type=Path, nargs="*", default=[])
    parser.add_argument("--beams", type=int, nargs="*", default=[1, 4])
    options = parser.parse_args()
    dev = Dev(options.corpus, options.direction)
    print(f"{options.direction}: {len(dev.sources)} pairs, {len(dev.unseen)} of them with neither side in the training set")
    report("translation memory", dev.score_memory())
    for path in options.outputs:
        report(path.name, dev.score(path.read_text(encoding="utf8").rstrip("\n").split("\n")))
    if options.outputs:
        return
    model = load_model(options.folder / f"{options.direction}.pt")
    rows = load_vocabulary(options.folder / f"{dev.source}.spm").encode(dev.sources)
    target = load_vocabulary(options.folder / f"{dev.target}.spm")
    for beam in options.beams:
        report(f"beam {beam}, float32", dev.score([target.decode(ids) for ids, _ in translate_all(model, rows, beam)]))


if __name__ == "__main__":
    main()
