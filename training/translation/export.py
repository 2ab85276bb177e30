"""Puts a trained direction where the server reads it: `python export.py en-ja FOLDER TARGET --corpus DIR`, also while the training runs."""

import argparse
import json
import shutil
from pathlib import Path

import numpy

from align_words import Alignment
from masking import MARKERS, mask_text
from pieces import write_japanese_target
from read_corpus import read_dev, read_held_back
from search import translate_all
from translate_texts import TextTranslator
from write_lexicon import write_lexicon
from write_marian import STEP, is_matrix, settings_of, write_model
from write_shortlist import write_shortlist

BEAM = 4
"""Hypotheses that the server follows, and chooses among."""
USUAL_LENGTH = {"en": 40, "ja": 20}
"""Characters of a sentence for which the threshold of confidence holds."""
LEXICON_WEIGHT = 0.2
"""Of how likely the lexicon holds the source under a translation, beside the mean log-probability of the translation."""


def measure_inputs(model, rows):
    """The largest absolute input of each matrix over some sentences: their mean and 1.1 deviations, which spares the few outliers."""
    largest = {}

    def note(name, values):
        largest.setdefault(name, []).append(float(values.abs().max()))

    model.watch = note
    translate_all(model, rows, size=1)
    model.watch = None
    return {name: float(numpy.mean(values) + 1.1 * numpy.std(values)) for name, values in largest.items()}


def write_card(source, target, sizes, beam, confidence):
    """What the server reads beside the files."""
    return {
        "source": source,
        "target": target,
        "version": "2.0",
        "files": {"model": "model.bin.br", "sourceVocabulary": "source.spm.br", "targetVocabulary": "target.spm.br", "shortlist": "lex.bin.br", "lexicon": "lexicon.bin.br"},
        "beamSize": beam,
        "lexiconWeight": LEXICON_WEIGHT,
        "markers": len(MARKERS),
        "minConfidence": confidence,
        "usualLength": USUAL_LENGTH[source],
        "architecture": f"transformer {sizes.width}/{sizes.feed_forward}, {sizes.encoder_layers} + {sizes.decoder_layers} layers, SSRU",
        "licence": "MIT; trained on texts under CC BY, MIT, Apache-2.0, BSD-3-Clause, MPL-2.0, ISC, Unicode-3.0 and (through a teacher) CC BY-SA, whose list is beside the models",
        "origin": "Mainstay",
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("direction", choices=["en-ja", "ja-en"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("target", type=Path)
    parser.add_argument("--corpus", required=True)
    parser.add_argument("--beam", type=int, default=BEAM)
    options = parser.parse_args()
    source, target = options.direction.split("-")
    translator = TextTranslator(options.direction, options.folder)
    model = translator.model
    samples = [pair[source == "ja"] for pairs in ({"dev": read_dev(options.corpus)} | read_held_back(options.corpus, 20)).values() for pair in pairs[:40]]
    inputs = translator.inputs or measure_inputs(model, translator.source.encode([mask_text(text)[0] for text in samples]))
    options.target.mkdir(parents=True, exist_ok=True)
    weights = {name: value.detach().numpy() for name, value in model.parameters_by_name.items()}
    missing = [name for name in weights if is_matrix(name) and name != "encoder_Wemb" and name not in inputs]
    if missing:
        raise SystemExit(f"No input was measured for {', '.join(missing)}.")
    write_model(options.target / "model.bin", weights, inputs, settings_of(model.sizes), STEP if translator.inputs else 1)
    shutil.copyfile(options.folder / f"{source}.spm", options.target / "source.spm")
    copy = write_japanese_target if target == "ja" else shutil.copyfile
    copy(options.folder / f"{target}.spm", options.target / "target.spm")
    likely_targets, likely_sources = Alignment(options.folder, source).tables
    write_shortlist(options.target / "lex.bin", likely_targets)
    write_lexicon(options.target / "lexicon.bin", likely_sources)
    calibrated = options.folder / f"{options.direction}.confidence.json"
    least = json.loads(calibrated.read_text())["minConfidence"] if calibrated.exists() else 0
    card = write_card(source, target, model.sizes, options.beam, least)
    (options.target / "card.json").write_text(json.dumps(card, indent=2) + "\n")


if __name__ == "__main__":
    main()
