"""Trains one direction: `python train.py en-ja FOLDER --corpus DIR --minutes 60`. May be stopped and started again.

Writes FOLDER/en-ja.pt with the averaged weights every few minutes. Both vocabularies must stand in FOLDER (`make_vocabularies.py`).
"""

import argparse
import json
import math
import random
import signal
import time
from pathlib import Path

import sacrebleu
import torch
from torch.nn import functional

from align_words import Alignment
from augment import draw_pairs
from batches import plan_batches, to_batch
from first_embeddings import relate_pieces
from model import Dropout, Sizes, Translator
from own_pairs import read_own_pairs
from pieces import load_vocabulary
from read_corpus import read_pairs, split_held_back
from search import translate_all

WARM_UP = 600
COOLING = 0.35
"""The last part of the time, in which the rate falls."""
GUIDANCE = 0.1


class Average:
    """The exponential moving average of the weights, which is what is kept."""

    def __init__(self, model, decay=0.998):
        self.decay, self.steps = decay, 0
        self.weights = {name: value.detach().clone() for name, value in model.parameters_by_name.items()}

    @torch.no_grad()
    def update(self, model):
        self.steps += 1
        decay = min(self.decay, (1 + self.steps) / (10 + self.steps))
        names = list(self.weights)
        torch._foreach_lerp_([self.weights[name] for name in names], [model.parameters_by_name[name].data for name in names], 1 - decay)


def sampled_loss(model, hidden, wanted, smoothing, samples=512):
    """The loss over the batch's own pieces and some others, which stand for all the rest (Jean et al. 2015): a quarter less work."""
    own, places = wanted.unique(return_inverse=True)
    count = model.sizes.target_vocabulary
    absent = torch.ones(count)
    absent[own] = 0
    others = absent.multinomial(min(samples, count - len(own)))
    chosen = torch.cat([own, others])
    standing = math.log((count - len(own)) / len(others))
    logits = model.logits(hidden, chosen)
    logits = torch.cat([logits[:, : len(own)], logits[:, len(own) :] + standing], 1)
    return functional.cross_entropy(logits, places, label_smoothing=smoothing)


def losses_of(model, batch, sampled=False, smoothing=0.1):
    """The loss of the words, and how far one head's attention is from the alignment."""
    hidden = model(batch.source, batch.mask, batch.target)[batch.target_mask]
    wanted = batch.target[batch.target_mask]
    if sampled:
        words = sampled_loss(model, hidden, wanted, smoothing)
    else:
        words = functional.cross_entropy(model.logits(hidden), wanted, label_smoothing=smoothing)
    missed = -(batch.alignment * (model.attention + 1e-6).log()).sum() / batch.alignment.sum().clamp(min=1)
    return words, missed


class Course:
    """One direction's data, model and optimiser, and how far it has come."""

    def __init__(self, options):
        self.options = options
        self.folder = Path(options.folder)
        self.source_language, self.target_language = options.direction.split("-")
        self.source = load_vocabulary(self.folder / f"{self.source_language}.spm")
        self.target = load_vocabulary(self.folder / f"{self.target_language}.spm")
        self.corpus, self.held = split_held_back(read_pairs(options.corpus, "train"))
        sizes = Sizes(self.source.get_piece_size(), self.target.get_piece_size(), options.width, options.feed_forward)
        torch.manual_seed(options.seed)
        self.model = Translator(sizes, Dropout(options.dropout, options.dropout))
        self.optimiser = torch.optim.Adam(self.model.parameters(), lr=1e-3, betas=(0.9, 0.98), eps=1e-9, fused=True)
        self.average = Average(self.model)
        self.step = self.passes = 0
        self.spent = 0.0
        self.best = -1.0
        self.stopping = False
        signal.signal(signal.SIGTERM, self._stop)

    def _stop(self, *_):
        self.stopping = True

    @property
    def state_path(self):
        return self.folder / f"{self.options.direction}.state"

    def resume_or_begin(self):
        if not self.state_path.exists():
            return self._begin()
        state = torch.load(self.state_path, weights_only=False)
        self.model.load_state_dict(state["model"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.average.weights, self.average.steps = state["average"], state["averaged"]
        self.step, self.passes, self.spent, self.best = state["step"], state["passes"], state["spent"], state["best"]

    def prepare_alignment(self):
        pairs = self._encode([*self.corpus, *read_own_pairs(0), *read_own_pairs(1)])
        self.alignment = Alignment(pairs, self.model.sizes.source_vocabulary, self.model.sizes.target_vocabulary)

    def _begin(self):
        pairs = self._encode(self.corpus)
        first = relate_pieces(pairs, self.model.sizes.source_vocabulary, self.model.sizes.target_vocabulary, self.model.sizes.width)
        for name, vectors in zip(("encoder_Wemb", "decoder_Wemb"), first, strict=True):
            self.model.parameters_by_name[name].data.copy_(torch.from_numpy(vectors))
        self.average = Average(self.model)

    def _encode(self, pairs):
        if self.source_language == "ja":
            pairs = [(japanese, english) for english, japanese in pairs]
        sources = self.source.encode([source for source, _ in pairs])
        targets = self.target.encode([target for _, target in pairs])
        return [pair for pair in zip(sources, targets, strict=True) if 0 < len(pair[0]) <= 90 and 0 < len(pair[1]) <= 90]

    def save(self):
        torch.save(
            {
                "model": self.model.state_dict(),
                "optimiser": self.optimiser.state_dict(),
                "average": self.average.weights,
                "averaged": self.average.steps,
                "step": self.step,
                "passes": self.passes,
                "spent": self.spent,
                "best": self.best,
            },
            self.state_path.with_suffix(".new"),
        )
        self.state_path.with_suffix(".new").rename(self.state_path)
        torch.save({"sizes": self.model.sizes, "weights": self.average.weights}, self.folder / f"{self.options.direction}.pt")

    def learning_rate(self):
        """Rises over the first steps, stays, and falls in a line to nothing over the last part of the time. The second number is what is left
        of that part. FOLDER/plan.json, `{"minutes": …}`, moves the end while the training runs."""
        minutes = self.options.minutes
        plan = self.folder / "plan.json"
        if plan.exists():
            minutes = json.loads(plan.read_text()).get("minutes", minutes)
        cooling = max(0.0, (1 - self.spent / (60 * minutes)) / COOLING)
        return self.options.rate * min(1, (self.step + 1) / WARM_UP) * min(1, cooling), cooling

    def run_pass(self):
        seed = self.options.seed * 1_000_000 + self.step
        drawn = draw_pairs(self.corpus, read_own_pairs(seed), seed, self.target_language == "ja")
        groups = plan_batches(self._encode(drawn), self.options.tokens, seed)
        total, count, began, processor = torch.zeros(2), 0, time.time(), time.process_time()
        evaluated = time.time()
        for group in groups:
            rate, cooling = self.learning_rate()
            if cooling == 0:
                return False
            started = time.process_time()
            total += self._take_step(to_batch(group, self.alignment.align), rate, cooling >= 1)
            count += 1
            self.spent += time.process_time() - started
            if time.time() - evaluated > 240 or self.stopping:
                evaluated = time.time()
                self.save()
                if self.stopping:
                    return False
        self.passes += 1
        speed = sum(len(target) + 1 for group in groups for _, target in group)
        self.log(
            f"pass {self.passes} step {self.step} minutes {self.spent / 60:.1f} losses {total[0] / count:.3f} {total[1] / count:.3f} rate {rate:.5f}"
            f" tokens/s {speed / (time.time() - began):.0f} per processor second {speed / (time.process_time() - processor):.0f}"
            f" of {len(drawn)} pairs"
        )
        return True

    def _take_step(self, batch, rate, sampled):
        self.model.train()
        words, missed = losses_of(self.model, batch, sampled)
        self.optimiser.zero_grad()
        (words + GUIDANCE * missed).backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self.optimiser.step()
        self.step += 1
        self.average.update(self.model)
        return torch.stack([words.detach(), missed.detach()])

    def measure(self, count=100):
        """BLEU of greedy output on held-back pairs; Japanese by characters."""
        kept = {name: value.data.clone() for name, value in self.model.parameters_by_name.items()}
        for name, value in self.average.weights.items():
            self.model.parameters_by_name[name].data.copy_(value)
        self.model.eval()
        pairs = self.held[:count]
        rows = self.source.encode([pair[self.source_language == "ja"] for pair in pairs])
        outputs = self.target.decode([ids for ids, _ in translate_all(self.model, rows)])
        references = [pair[self.target_language == "ja"] for pair in pairs]
        tokenise = "char" if self.target_language == "ja" else "13a"
        score = sacrebleu.corpus_bleu(outputs, [references], tokenize=tokenise).score
        for name, value in kept.items():
            self.model.parameters_by_name[name].data.copy_(value)
        self.log(f"held-back BLEU ({tokenise}) {score:.2f} | {' | '.join(outputs[:4])}")

    def log(self, text):
        line = f"{time.strftime('%H:%M:%S')} {self.options.direction} {text}"
        print(line, flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("direction", choices=["en-ja", "ja-en"])
    parser.add_argument("folder")
    parser.add_argument("--corpus", required=True)
    parser.add_argument("--minutes", type=float, default=60, help="of the processor, not of the clock")
    parser.add_argument("--width", type=int, default=192)
    parser.add_argument("--feed-forward", type=int, default=768)
    parser.add_argument("--dropout", type=float, default=0.1)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--tokens", type=int, default=700)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(1)
    random.seed(options.seed)
    course = Course(options)
    course.resume_or_begin()
    course.prepare_alignment()
    while course.run_pass():
        course.save()
        if course.passes % 3 == 2:
            course.measure()
    course.save()
    if not course.stopping:
        course.measure(len(course.held))


if __name__ == "__main__":
    main()
