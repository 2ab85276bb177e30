"""Trains one direction: `python train.py en-ja FOLDER --corpus DIR --minutes 600`. May be stopped at any time and started again.

Writes FOLDER/en-ja.state every few minutes, and FOLDER/en-ja.pt with the averaged weights, which can be exported at any time.
The vocabularies and the tables of alignment must stand in FOLDER (`make_vocabularies.py`, `align_words.py`).
"""

import argparse
import json
import os
import signal
import time
from dataclasses import asdict
from pathlib import Path

import torch

from align_words import Alignment
from augment import draw_pairs
from batches import plan_batches, to_batch
from drawn_batches import DRAWN, encode_pairs
from first_embeddings import relate_pieces
from losses import losses_of
from measure_rows import measure_rows
from model import Dropout, Sizes, Translator
from own_pairs import read_own_pairs
from pieces import load_vocabulary
from read_corpus import read_training
from read_marian import read_weights
from rounding import Rounding

WARM_UP, WARM_UP_OF_FIRST = 1000, 200
"""Steps in which the rate rises: from nothing, and from a model that was exported."""
STEADY = 8000
"""Steps after which the rate falls with the inverse square root of their number."""
GUIDANCE = 0.1
SAVED_EVERY = 180
"""Seconds."""
ROUNDED_BELOW = 0.5
"""What is left of the last part of the time when rounding begins."""
MEASURED = 12
"""Batches by which the inputs are measured before they are rounded."""


class Average:
    """The exponential moving average of the weights, which is what is kept."""

    def __init__(self, model, decay=0.999, every=5):
        self.decay, self.every, self.steps = decay**every, every, 0
        self.weights = {name: value.detach().clone() for name, value in model.parameters_by_name.items()}

    @torch.no_grad()
    def update(self, model, step):
        if step % self.every:
            return
        self.steps += 1
        decay = min(self.decay, (1 + self.steps) / (10 + self.steps))
        names = list(self.weights)
        torch._foreach_lerp_([self.weights[name] for name in names], [model.parameters_by_name[name].data for name in names], 1 - decay)


class Course:
    """One direction's data, model and optimiser, and how far it has come."""

    def __init__(self, options):
        self.options = options
        self.folder = Path(options.folder)
        self.source_language, self.target_language = options.direction.split("-")
        self.source = load_vocabulary(self.folder / f"{self.source_language}.spm")
        self.target = load_vocabulary(self.folder / f"{self.target_language}.spm")
        self.corpora = read_training(options.corpus)
        sizes = Sizes(self.source.get_piece_size(), self.target.get_piece_size(), options.width, options.feed_forward, 8, options.encoder_layers, options.decoder_layers)
        torch.manual_seed(options.seed)
        self.model = Translator(sizes, Dropout(options.dropout, 0)).to(options.device)
        self.optimiser = torch.optim.Adam(self.model.parameters(), lr=1e-3, betas=(0.9, 0.98), eps=1e-9, fused=True)
        self.average = Average(self.model)
        self.alignment = Alignment(self.folder, self.source_language)
        self.step = self.passes = self.began_at = 0
        self.spent = 0.0
        self.saved = time.monotonic()
        self.stopping = False
        # What an accelerator does is no time of the processor.
        self.clock = time.process_time if options.device == "cpu" else time.monotonic
        signal.signal(signal.SIGTERM, self._stop)

    def _stop(self, *_):
        self.stopping = True

    @property
    def state_path(self):
        return self.folder / f"{self.options.direction}.state"

    def resume_or_begin(self):
        if not self.state_path.exists():
            return self._begin()
        state = torch.load(self.state_path, weights_only=False, map_location=self.options.device)
        self.model.load_state_dict(state["model"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.average.weights, self.average.steps = state["average"], state["averaged"]
        self.step, self.passes, self.spent, self.began_at = (state[name] for name in ("step", "passes", "spent", "began_at"))
        self.model.rounding = state["inputs"] and Rounding(state["inputs"])
        self.log(f"goes on from step {self.step}, minute {self.spent / 60:.1f}")

    def _begin(self):
        if self.options.first:
            return self._begin_from(self.options.first)
        pairs = self._encode(self._draw(0, 120_000))
        sizes = self.model.sizes
        first = relate_pieces(pairs, sizes.source_vocabulary, sizes.target_vocabulary, sizes.width)
        for name, vectors in zip(("encoder_Wemb", "decoder_Wemb"), first, strict=True):
            self.model.parameters_by_name[name].data.copy_(vectors)
        self.average = Average(self.model)
        self.log(f"begins: {asdict(sizes)}, {sum(value.numel() for value in self.model.parameters()) / 1e6:.1f} M parameters")

    def _begin_from(self, path):
        """From a model that was exported. Only the averages of the optimiser are lost, which the warm-up brings back."""
        for name, weights in read_weights(path).items():
            self.model.parameters_by_name[name].data.copy_(torch.tensor(weights))
        self.average = Average(self.model)
        self.step = self.options.first_step
        self.began_at = self.step
        self.log(f"begins from {path}, step {self.step}")

    def _draw(self, seed, count=DRAWN):
        return draw_pairs({**self.corpora, "own": read_own_pairs(seed)}, seed, count, self.source_language)

    def _encode(self, pairs):
        return encode_pairs(pairs, (self.source, self.target))

    def save(self):
        self._write(
            self.state_path,
            {
                "model": self.model.state_dict(),
                "optimiser": self.optimiser.state_dict(),
                "average": self.average.weights,
                "averaged": self.average.steps,
                "step": self.step,
                "passes": self.passes,
                "spent": self.spent,
                "began_at": self.began_at,
                "inputs": self._inputs(),
            },
        )
        weights = {name: value.cpu() for name, value in self.average.weights.items()}
        kept = {"sizes": self.model.sizes, "weights": weights, "step": self.step, "spent": self.spent, "inputs": self._inputs()}
        self._write(self.folder / f"{self.options.direction}.pt", kept)

    def _inputs(self):
        return self.model.rounding and self.model.rounding.inputs

    @staticmethod
    def _write(path, content):
        """The old file stays until the new one is whole and on the disk."""
        fresh = path.with_name(f"{path.name}.new")
        with fresh.open("wb") as file:
            torch.save(content, file)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)

    def learning_rate(self):
        """Rises over the first steps, stays, falls slowly, and in a line to nothing over the last part of the time. The second number is what is
        left of that part. FOLDER/plan.json, `{"minutes": …}`, moves the end while the training runs."""
        minutes = self.options.minutes
        plan = self.folder / "plan.json"
        if plan.exists():
            minutes = json.loads(plan.read_text()).get("minutes", minutes)
        cooling = max(0.0, (1 - self.spent / (60 * minutes)) / self.options.cooling)
        slowing = min(1, (STEADY / (self.step + 1)) ** 0.5)
        warm_up = WARM_UP_OF_FIRST if self.began_at else WARM_UP
        return self.options.rate * min(1, (self.step - self.began_at + 1) / warm_up) * slowing * min(1, cooling), cooling

    def run_pass(self):
        """Whether there is more to do."""
        seed = self.options.seed * 1_000_000 + self.step
        began, whole = self.clock(), time.monotonic()
        groups = plan_batches(self._encode(self._draw(seed)), self.options.tokens, seed)
        if self.options.rounded and not self.model.rounding and self.learning_rate()[1] < ROUNDED_BELOW:
            self._round(groups[:MEASURED])
        total, pieces = torch.zeros(2), 0
        for count, group in enumerate(groups, 1):
            rate, cooling = self.learning_rate()
            if cooling == 0:
                return False
            started = self.clock()
            total += self._take_step(to_batch(group, self.alignment.align).to(self.options.device), rate)
            pieces += sum(len(source) + len(target) + 2 for source, target in group)
            self.spent += self.clock() - started
            if count % 100 == 0 or count == len(groups):
                self._report(total / count, rate, pieces / (time.monotonic() - whole), pieces / (self.clock() - began))
            if time.monotonic() - self.saved > SAVED_EVERY or self.stopping:
                self.saved = time.monotonic()
                self.save()
            if self.stopping:
                return False
        self.passes += 1
        return True

    def _round(self, groups):
        """Weights and inputs as the exported model will have them."""
        self.model.rounding = Rounding(measure_rows(self.model, [to_batch(group, self.alignment.align).to(self.options.device) for group in groups]))

    def _report(self, losses, rate, speed, own_speed):
        self.log(
            f"pass {self.passes + 1} step {self.step} minutes {self.spent / 60:.1f} losses {losses[0]:.3f} {losses[1]:.3f} rate {rate:.5f}"
            f" pieces of both sides a second {speed:.0f}, a second of the processor {own_speed:.0f}"
        )

    def _take_step(self, batch, rate):
        self.model.train()
        with torch.autocast(self.options.device, torch.bfloat16, enabled=not self.options.exact):
            words, missed = losses_of(self.model, batch, sampled=True)
        self.optimiser.zero_grad()
        (words + GUIDANCE * missed).backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self.optimiser.step()
        self.step += 1
        self.average.update(self.model, self.step)
        return torch.stack([words.detach(), missed.detach()]).float().cpu()

    def log(self, text):
        print(f"{time.strftime('%H:%M:%S')} {self.options.direction} {text}", flush=True)


def read_options():
    parser = argparse.ArgumentParser()
    parser.add_argument("direction", choices=["en-ja", "ja-en"])
    parser.add_argument("folder")
    parser.add_argument("--corpus", required=True)
    parser.add_argument("--minutes", type=float, default=600, help="of the processor, not of the clock")
    parser.add_argument("--cooling", type=float, default=0.2, help="the last part of the time, in which the rate falls to nothing")
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--feed-forward", type=int, default=1024)
    parser.add_argument("--encoder-layers", type=int, default=4)
    parser.add_argument("--decoder-layers", type=int, default=2)
    parser.add_argument("--dropout", type=float, default=0.05)
    parser.add_argument("--rate", type=float, default=1.5e-3)
    parser.add_argument("--tokens", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=Path, help="a model.bin to go on from, where the state of its training is lost")
    parser.add_argument("--first-step", type=int, default=STEADY, help="the steps that it had, which set the rate")
    parser.add_argument("--rounded", action="store_true", help="weights to seven bits and inputs to eight from the middle of that part on, as they are exported then")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--exact", action="store_true", help="products in single precision, for processors without bfloat16")
    return parser.parse_args()


def main():
    options = read_options()
    torch.set_num_threads(options.threads)
    course = Course(options)
    course.resume_or_begin()
    while course.run_pass():
        pass
    course.save()


if __name__ == "__main__":
    main()
