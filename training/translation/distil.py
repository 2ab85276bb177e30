"""Trains one direction on an accelerator: `python distil.py en-ja FOLDER --corpus DIR --minutes 10`, both directions beside each other.

A teacher four times as large is trained first. It translates what was drawn for it and texts of one language; the student learns from people's pairs, from the
teacher's, and from the other direction's, turned round. In the last part of its time the student's weights and inputs are rounded to eight bits. Writes FOLDER/en-ja.pt.
With `--first model.bin` both begin from a model that was exported and grown: `grow.py`.
FOLDER/plan.json, `{"minutes": ...}`, moves the end while it runs. Its parts end by the clock, so that two runs are alike but not equal.
"""

import argparse
import json
import random
import time
from dataclasses import replace
from pathlib import Path

import torch

from batches import Batch
from device_alignment import DeviceAlignment
from drawn_batches import PassDrawers, pad_rows, to_device, to_mask
from first_embeddings import relate_pieces
from grow import deepen, load_exported, widen
from learner import Learner
from measure_rows import measure_rows
from model import Dropout, Sizes, Translator
from pieces import load_vocabulary
from read_corpus import read_training
from rounding import Rounding
from single_language import read_single_language
from taught_pairs import SingleBatch, Teacher, load_batches, save_batches, turn_round

TOKENS = 24_000
"""Places of one batch on its longer side."""
TEACHER = {"width": 512, "feed_forward": 2048, "encoder_layers": 6, "decoder_layers": 3}
STUDENT = {"width": 256, "feed_forward": 1024, "encoder_layers": 6, "decoder_layers": 2}
DROPOUTS = {"teacher": Dropout(0.2, 0.1), "student": Dropout(0.05, 0)}
PEAKS = {"teacher": 8e-4, "student": 2e-3}
PEAKS_OF_FIRST = {"teacher": 7e-4, "student": 1.5e-3}
"""Rates of learning where a model goes on from one that was exported."""
WARM_UP, WARM_UP_OF_FIRST = 1000, 300
"""Steps in which the rate rises from nothing."""
ENDS = {"teacher": 0.42, "single": 0.49, "taught": 0.6, "student": 1.0}
"""When each part ends, as a share of the whole time."""
KEPT = 520_000
"""Drawn pairs that the teacher translates."""
FIRST = 100
"""Batches of which the first vectors are made."""
MIXTURE = {"drawn": 0.38, "taught": 0.37, "single": 0.1, "turned": 0.15}
ROUNDED_FROM = 0.7
"""The share of the student's time after which it is rounded."""


class DistillingCourse:
    def __init__(self, options):
        self.options, self.folder = options, Path(options.folder)
        self.source_language, self.target_language = options.direction.split("-")
        self.source, self.target = (load_vocabulary(self.folder / f"{name}.spm") for name in (self.source_language, self.target_language))
        self.began = time.monotonic()
        self._exchanged(options.direction).unlink(missing_ok=True)
        corpora = read_training(options.corpus)
        self.drawers = PassDrawers(corpora, (self.source, self.target), self.source_language, TOKENS, options.seed, options.drawers)
        self.single = self._read_single()
        self.log(f"{sum(map(len, corpora.values()))} pairs, {sum(len(rows) for rows, _ in self.single)} texts of {self.source_language} alone")
        self.device = torch.device(options.device)
        torch.manual_seed(options.seed)
        self.alignment = DeviceAlignment(self.folder, self.source_language, self.device)
        self.drawn = self.drawers.batches()
        self.kept = [next(self.drawn) for _ in range(FIRST)]
        self.first_pairs = None if options.first else self._first_pairs()

    def log(self, text):
        print(f"{time.monotonic() - self.began:6.1f} {self.options.direction} {text}", flush=True)

    def progress(self, since=0.0, until=1.0):
        """How much of a part of the time is gone; 1 or more when it is over."""
        plan = self.folder / "plan.json"
        minutes = json.loads(plan.read_text())["minutes"] if plan.exists() else self.options.minutes
        return ((time.monotonic() - self.began) / (60 * minutes) - since) / (until - since)

    def _read_single(self):
        rows = self.source.encode(read_single_language(self.options.corpus, self.source_language))
        parts, part = [], []
        for row in sorted((row for row in rows if 0 < len(row) <= 60), key=len):
            if (len(part) + 1) * (len(row) + 1) > TOKENS:
                parts.append(part)
                part = []
            part.append(row)
        random.Random(self.options.seed).shuffle(parts)
        return [pad_rows(part) for part in parts]

    def _first_pairs(self):
        rows = [(batch, at) for batch in self.kept for at in range(len(batch.source))]
        return [(batch.source[at, : batch.source_lengths[at]].tolist(), batch.target[at, : batch.target_lengths[at]].tolist()) for batch, at in rows]

    def to_batch(self, ids):
        source, target = to_device(ids.source, self.device), to_device(ids.target, self.device)
        lengths, target_lengths = to_device(ids.source_lengths, self.device), to_device(ids.target_lengths, self.device)
        alignment = self.alignment.align(source, lengths, target, target_lengths)
        mask, target_mask = to_mask(lengths, source.shape[1], self.device), to_mask(target_lengths, target.shape[1], self.device)
        return Batch(source, mask, target, target_mask, alignment)

    def _begin(self, name, shape):
        """A learner from nothing, or from the model that was given."""
        sizes = Sizes(self.source.get_piece_size(), self.target.get_piece_size(), heads=8, **shape)
        if self.options.first:
            model = load_exported(self.options.first, replace(sizes, **STUDENT), DROPOUTS[name])
            model = deepen(model, STUDENT["encoder_layers"], DROPOUTS[name], *self._some_sentences())
            model = widen(model, DROPOUTS[name]) if name == "teacher" else model
            return Learner(self, name, model, PEAKS_OF_FIRST[name], WARM_UP_OF_FIRST)
        model = Translator(sizes, DROPOUTS[name])
        first = relate_pieces(self.first_pairs, sizes.source_vocabulary, sizes.target_vocabulary, sizes.width, self.device)
        for table, vectors in zip(("encoder_Wemb", "decoder_Wemb"), first, strict=True):
            model.parameters_by_name[table].data.copy_(vectors)
        return Learner(self, name, model, PEAKS[name], WARM_UP)

    def _some_sentences(self):
        ids = self.kept[0]
        source, lengths = (torch.from_numpy(rows[:200]) for rows in (ids.source, ids.source_lengths))
        return source.long(), to_mask(lengths, source.shape[1], "cpu")

    def train_teacher(self):
        learner = self._begin("teacher", TEACHER)
        self.log(f"teacher begins, {sum(value.numel() for value in learner.model.parameters()) / 1e6:.1f} M parameters")
        pairs = sum(len(batch.source) for batch in self.kept)
        while (progress := self.progress(until=ENDS["teacher"])) < 1:
            batch = next(self.drawn)
            if pairs < KEPT:
                self.kept.append(batch)
                pairs += len(batch.source)
            learner.take_step(batch, progress)
        learner.take_average()
        self.log(f"teacher ends at step {learner.step}")
        return Teacher(learner.model, self.source, self.target)

    def teach(self, teacher, batches, until):
        taught = []
        for batch in batches:
            if self.progress(until=until) >= 1:
                break
            made = teacher.teach(batch)
            if len(made.source):
                taught.append(made)
        self.log(f"taught {sum(len(batch.source) for batch in taught)} pairs of {sum(len(batch.source) for batch in batches)}")
        return taught

    def _exchanged(self, direction):
        return self.folder / f"{direction}.single.npz"

    def exchange(self, taught):
        """Leaves the translations of single texts for the other direction, and takes its own."""
        save_batches(self._exchanged(self.options.direction), taught)
        other = self._exchanged(f"{self.target_language}-{self.source_language}")
        waiting = time.monotonic()
        while not other.exists() and time.monotonic() - waiting < 30:
            time.sleep(0.2)
        return [turn_round(batch) for batch in load_batches(other)] if other.exists() else []

    def train_student(self, parts):
        learner, chance = self._begin("student", STUDENT), random.Random(self.options.seed)
        endless = {name: self.drawn if name == "drawn" else self._repeat(batches, chance) for name, batches in parts.items() if batches}
        names, shares = list(endless), [MIXTURE[name] for name in endless]
        self.log(f"student begins, {sum(value.numel() for value in learner.model.parameters()) / 1e6:.1f} M parameters, of {names}")
        while (progress := self.progress(ENDS["taught"], ENDS["student"])) < 1:
            if progress > ROUNDED_FROM and not learner.model.rounding:
                learner.model.rounding = self._measure_inputs(learner.model)
            learner.take_step(next(endless[chance.choices(names, shares)[0]]), progress)
        self.log(f"student ends at step {learner.step}")
        learner.take_average()
        return learner

    @staticmethod
    def _repeat(batches, chance):
        while True:
            yield from chance.sample(batches, len(batches))

    def _measure_inputs(self, model):
        found = measure_rows(model, [self.to_batch(batch) for batch in self.kept[:12]])
        self.log(f"rounded from here, inputs from {min(found.values()):.1f} to {max(found.values()):.1f}")
        return Rounding(found)

    def save(self, learner):
        weights = {name: value.detach().cpu() for name, value in learner.model.parameters_by_name.items()}
        kept = {"sizes": learner.model.sizes, "weights": weights, "step": learner.step, "spent": time.monotonic() - self.began, "inputs": learner.model.rounding and learner.model.rounding.inputs}
        torch.save(kept, self.folder / f"{self.options.direction}.pt")


def run(options):
    course = DistillingCourse(options)
    teacher = course.train_teacher()
    single = course.teach(teacher, [SingleBatch(*rows) for rows in course.single], ENDS["single"])
    turned = course.exchange(single)
    taught = course.teach(teacher, course.kept, ENDS["taught"])
    learner = course.train_student({"drawn": course.drawn, "taught": taught, "single": single, "turned": turned})
    course.save(learner)
    course.drawers.close()
    return course, teacher, learner


def read_options():
    parser = argparse.ArgumentParser()
    parser.add_argument("direction", choices=["en-ja", "ja-en"])
    parser.add_argument("folder")
    parser.add_argument("--corpus", required=True)
    parser.add_argument("--minutes", type=float, default=30, help="of the clock")
    parser.add_argument("--drawers", type=int, default=6, help="processes that draw pairs")
    parser.add_argument("--first", type=Path, help="a model.bin to go on from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda")
    return parser.parse_args()


if __name__ == "__main__":
    run(read_options())
