"""Sentences of pieces, put together into batches of like length."""

import random
from dataclasses import dataclass, fields

import torch

from pieces import END


@dataclass(frozen=True)
class Batch:
    source: torch.Tensor
    mask: torch.Tensor
    target: torch.Tensor
    target_mask: torch.Tensor
    alignment: torch.Tensor

    def to(self, device):
        return Batch(*(getattr(self, field.name).to(device) for field in fields(self)))


def _pad(rows):
    width = max(map(len, rows))
    padded = torch.zeros(len(rows), width, dtype=torch.long)
    mask = torch.zeros(len(rows), width, dtype=torch.bool)
    for at, row in enumerate(rows):
        padded[at, : len(row)] = torch.tensor(row)
        mask[at, : len(row)] = True
    return padded, mask


def to_source(rows):
    """Source ids with their end, and where they are."""
    return _pad([[*row, END] for row in rows])


def to_batch(pairs, align):
    source, mask = to_source([pair[0] for pair in pairs])
    target, target_mask = to_source([pair[1] for pair in pairs])
    alignment = torch.zeros(*target.shape, source.shape[1])
    for at, pair in enumerate(pairs):
        shares = align(*pair)
        alignment[at, : shares.shape[0], : shares.shape[1]] = torch.from_numpy(shares)
    return Batch(source, mask, target, target_mask, alignment)


def plan_batches(pairs, tokens, seed):
    """Batches of about `tokens` positions on the longer side, of like lengths, in random order."""
    chance = random.Random(seed)
    by_length = sorted(pairs, key=lambda pair: (len(pair[1]) + chance.random(), len(pair[0]) + chance.random()))
    groups, group, widest = [], [], 0
    for pair in by_length:
        wider = max(widest, len(pair[0]) + 1, len(pair[1]) + 1)
        if group and wider * (len(group) + 1) > tokens:
            groups.append(group)
            group, wider = [], max(len(pair[0]), len(pair[1])) + 1
        group.append(pair)
        widest = wider
    groups.append(group)
    chance.shuffle(groups)
    return groups
