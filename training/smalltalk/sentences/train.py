"""Trains the encoder of Japanese sentences: `python train.py FOLDER --corpus DIR --minutes 20`.

FOLDER has the translator from Japanese and its vocabularies, unpacked. Sentences of one group lie near each other and away from all others of their batch
(van den Oord et al. 2018, InfoNCE). Writes FOLDER/sentences.pt.
"""

import argparse
import random
import time
from pathlib import Path

import numpy
import torch
from torch.nn import functional

from encoder import Encoder, Pieces, pad_states
from read_groups import read_exchanges, read_paraphrases

TEMPERATURE = 0.06
GROUPS = 256
"""Of a batch; of each two sentences are drawn."""
RATE = 7e-4
FORGOTTEN = 0.1
"""The share of pieces that a sentence of the training is without."""
OF_PARAPHRASES, OF_NEIGHBOURS = 0.25, 0.4
"""The share of batches of Tatoeba, and of exchanges that stand one after another: those have the same words for opposite things."""
ROW = 16
"""Exchanges of such a batch that stand in a row."""


class Course:
    def __init__(self, options):
        self.options = options
        torch.manual_seed(options.seed)
        self.chance = random.Random(options.seed)
        torch.set_num_threads(options.threads)
        self.began = time.monotonic()
        self.pieces = Pieces(options.folder)
        exchanges = read_exchanges()
        self.held = self._hold_back(exchanges) if options.held_back else []
        self.sets = [[ways for _, ways in exchanges], read_paraphrases(options.corpus)]
        self.exchanges = self.sets[0]
        texts = list(dict.fromkeys(text for groups in self.sets for group in groups for text in group))
        texts += [way for way, _ in self.held]
        self.states = dict(zip(texts, self.pieces.states(texts), strict=True))
        self.sets = [[group for group in groups if len(group) > 1] for groups in self.sets]
        self.log(f"{[len(groups) for groups in self.sets]} groups, {len(texts)} sentences")
        self.encoder = Encoder(self.pieces.translator)
        self.optimiser = torch.optim.Adam(self.encoder.learnt(), lr=RATE, betas=(0.9, 0.98))

    def log(self, text):
        print(f"{time.monotonic() - self.began:6.0f} {text}", flush=True)

    def _hold_back(self, exchanges):
        """One way of some exchanges, to see whether it is found by the others."""
        held = []
        for at, (file, ways) in enumerate(exchanges):
            if "/" in file and len(ways) > 2 and self.chance.random() < self.options.held_back:
                held.append((ways.pop(self.chance.randrange(len(ways))), at))
        return held

    def vectors(self, texts):
        rows = []
        self.encoder.eval()
        with torch.no_grad():
            for begin in range(0, len(texts), 256):
                rows.append(self.encoder(*pad_states([self.states[text] for text in texts[begin : begin + 256]])))
        self.encoder.train()
        return torch.cat(rows)

    def measure(self):
        """How often the nearest sentence, or one of the five nearest, is of the exchange that a held-back one was taken from."""
        ways = [(way, at) for at, group in enumerate(self.exchanges) for way in group]
        known = self.vectors([way for way, _ in ways])
        owners = numpy.array([at for _, at in ways])
        near = (self.vectors([way for way, _ in self.held]) @ known.T).topk(5, 1).indices.numpy()
        right = owners[near] == numpy.array([at for _, at in self.held])[:, None]
        return f"first {right[:, 0].mean():.3f} of five {right.any(1).mean():.3f}"

    def draw(self, texts):
        states, mask = pad_states([self.states[text] for text in texts])
        forgotten = torch.rand(mask.shape) < FORGOTTEN
        forgotten[:, 0] = False
        return self.encoder(states, mask & ~forgotten)

    def take_step(self, groups, rate):
        pairs = [self.chance.sample(group, 2) for group in groups]
        with torch.autocast("cpu", torch.bfloat16):
            ones, others = (self.draw([pair[side] for pair in pairs]) for side in (0, 1))
        products = ones.float() @ others.float().T / TEMPERATURE
        wanted = torch.arange(len(pairs))
        loss = (functional.cross_entropy(products, wanted) + functional.cross_entropy(products.T, wanted)) / 2
        self.optimiser.zero_grad()
        loss.backward()
        for part in self.optimiser.param_groups:
            part["lr"] = rate
        self.optimiser.step()
        return loss.item()

    def _draw_groups(self):
        exchanges, paraphrases = self.sets
        drawn = self.chance.random()
        if drawn < OF_PARAPHRASES:
            return self.chance.sample(paraphrases, GROUPS)
        if drawn > OF_PARAPHRASES + OF_NEIGHBOURS:
            return self.chance.sample(exchanges, GROUPS)
        rows = self.chance.sample(range(len(exchanges) // ROW), GROUPS // ROW)
        return [group for row in rows for group in exchanges[ROW * row : ROW * (row + 1)]]

    def run(self):
        began, step, losses = time.monotonic(), 0, []
        while (progress := (time.monotonic() - began) / (60 * self.options.minutes)) < 1:
            rate = RATE * min(1, (step + 1) / 50) * min(1, 2 * (1 - progress))
            losses.append(self.take_step(self._draw_groups(), rate))
            step += 1
            if step % 100 == 0:
                self.log(f"step {step} progress {progress:.2f} loss {numpy.mean(losses[-100:]):.3f} {self.measure() if self.held else ''}")
        torch.save(self.encoder.state_dict(), Path(self.options.folder) / "sentences.pt")
        self.log(f"ends at step {step} {self.measure() if self.held else ''}")


def read_options():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--corpus", required=True)
    parser.add_argument("--minutes", type=float, default=20, help="of the clock")
    parser.add_argument("--held-back", type=float, default=0, help="the share of exchanges of which one way is held back, to measure")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    Course(read_options()).run()
