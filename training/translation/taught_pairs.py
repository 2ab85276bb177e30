"""Pairs that a teacher made: the student learns to write as a larger model does (Kim and Rush 2016, "Sequence-level knowledge distillation")."""

from dataclasses import dataclass

import numpy
import torch

from drawn_batches import IdBatch, to_device
from device_search import search_batch
from masking import MARKERS

BEAM = 4
CLOSENESS = 1.0
"""What likeness to the reference, between 0 and 1, weighs beside the mean log-probability of a piece."""

LEAST = -1.1
"""What the sum of both has to be: a teacher that is at a loss teaches nothing."""


def _shared(first, first_lengths, second, second_lengths):
    """The share of `first`'s rows' members that stand in `second` too."""
    places = torch.arange(first.shape[-1], device=first.device) < first_lengths[..., None]
    others = torch.arange(second.shape[-1], device=first.device) < second_lengths[..., None]
    equal = (first[..., :, None] == second[..., None, :]) & others[..., None, :]
    return ((equal.any(-1) & places).sum(-1) / first_lengths.clamp(min=1)).float()


def _likeness(texts, lengths, target, target_lengths):
    """F1 of pieces and of pairs of pieces, between each of several translations and the reference."""
    total = 0
    for size in (1, 2):
        left, right = (ids if size == 1 else ids[..., :-1] * 100_000 + ids[..., 1:] for ids in (texts, target))
        counts = (lengths - size + 1).clamp(min=0), (target_lengths - size + 1).clamp(min=0)
        wide = right[:, None].expand(-1, left.shape[1], -1), counts[1][:, None].expand(-1, left.shape[1])
        precision, recall = _shared(left, counts[0], *wide), _shared(*wide, left, counts[0])
        total = total + 2 * precision * recall / (precision + recall + 1e-6)
    return total / 2


@dataclass(frozen=True)
class SingleBatch:
    """Ids of texts without translations."""

    source: numpy.ndarray
    source_lengths: numpy.ndarray
    target: None = None


class Teacher:
    def __init__(self, model, source_vocabulary, target_vocabulary):
        self.model, self.device = model.eval(), model.sinusoids.device
        self.source_markers, self.target_markers = (
            torch.tensor([vocabulary.piece_to_id(marker) for marker in MARKERS], device=self.device) for vocabulary in (source_vocabulary, target_vocabulary)
        )

    def _keeps_markers(self, source, texts):
        count = lambda ids, markers: (ids[..., None] == markers).sum(-2)
        return (count(source, self.source_markers) == count(texts, self.target_markers)).all(-1)

    def teach(self, batch):
        """The batch with the teacher's translations, of several the one that is likely and near the reference where there is one."""
        source, lengths = to_device(batch.source, self.device), to_device(batch.source_lengths, self.device)
        with torch.autocast(self.device.type, torch.bfloat16):
            texts, counts, scores = search_batch(self.model, source, lengths, BEAM)
        if batch.target is not None:
            target, target_lengths = to_device(batch.target, self.device), to_device(batch.target_lengths, self.device)
            scores = scores + CLOSENESS * _likeness(texts, counts, target, target_lengths)
        best = scores.argmax(1, keepdim=True)
        chosen = texts.gather(1, best[:, :, None].expand(-1, -1, texts.shape[2]))[:, 0]
        counts, score = counts.gather(1, best)[:, 0], scores.gather(1, best)[:, 0]
        kept = (score > LEAST) & (counts > 0) & (counts < 100) & (counts * 3 + 4 > lengths) & self._keeps_markers(source, chosen)
        width = max(2, int(counts[kept].max()) + 1) if bool(kept.any()) else 2
        arrays = (source[kept], lengths[kept], chosen[kept, :width], counts[kept])
        return IdBatch(*(part.to(torch.int16).cpu().numpy() for part in arrays))


def turn_round(batch):
    """The translations as sources, the texts as targets: what is written is what people wrote (Sennrich et al. 2016, back-translation)."""
    return IdBatch(batch.target, batch.target_lengths, batch.source, batch.source_lengths)


def save_batches(path, batches):
    arrays = {f"{at}.{name}": getattr(batch, name) for at, batch in enumerate(batches) for name in ("source", "source_lengths", "target", "target_lengths")}
    fresh = path.with_suffix(".new.npz")
    numpy.savez(fresh, **arrays)
    fresh.replace(path)


def load_batches(path):
    with numpy.load(path) as arrays:
        count = len(arrays.files) // 4
        return [IdBatch(*(arrays[f"{at}.{name}"] for name in ("source", "source_lengths", "target", "target_lengths"))) for at in range(count)]
