"""Beam search as the runtimes do it, with Marian's way to normalise by length."""

import torch

from batches import to_source
from pieces import END, UNKNOWN


def _limit(width):
    return int(1.5 * width) + 6


@torch.inference_mode()
def translate_batch(model, rows, beam=1, normalise=1.0):
    """For each row of source ids: the best target ids and the sum of their log-probabilities, its end included."""
    source, mask = to_source(rows)
    count = len(rows)
    context = model.encode(source, mask)
    projected = [tuple(part.repeat_interleave(beam, 0) for part in pair) for pair in model.project_context(context)]
    mask = mask.repeat_interleave(beam, 0)
    cells, embedded = None, torch.zeros(count * beam, 1, model.sizes.width)
    scores = torch.full((count, beam), -1e9)
    scores[:, 0] = 0
    texts = torch.zeros(count, beam, 0, dtype=torch.long)
    finished = [[] for _ in range(count)]
    for step in range(_limit(source.shape[1])):
        hidden, cells = model.decode(embedded, projected, mask, cells, step)
        log = model.logits(hidden[:, 0]).log_softmax(-1)
        log[:, UNKNOWN] = -1e9
        total = (scores.view(-1, 1) + log).view(count, -1)
        best, places = total.topk(2 * beam if beam > 1 else 1, dim=-1)
        origin, piece = places // log.shape[-1], places % log.shape[-1]
        scores, texts, order = _advance(best, origin, piece, texts, finished, beam, step, normalise)
        if all(len(kept) >= beam or (kept and beam == 1) for kept in finished):
            break
        flat = (torch.arange(count)[:, None] * beam + order).view(-1)
        cells = [cell[flat] for cell in cells]
        embedded = model.embed_targets(texts[:, :, -1].reshape(-1, 1))
    return [_choose(finished[at], texts[at], scores[at], normalise) for at in range(count)]


def _advance(best, origin, piece, texts, finished, beam, step, normalise):
    count = best.shape[0]
    scores = torch.full((count, beam), -1e9)
    order = torch.zeros(count, beam, dtype=torch.long)
    fresh = torch.zeros(count, beam, dtype=torch.long)
    for at in range(count):
        slot = 0
        for score, source, token in zip(best[at].tolist(), origin[at].tolist(), piece[at].tolist(), strict=True):
            if slot == beam or (len(finished[at]) >= beam):
                break
            if token == END:
                finished[at].append((score / (step + 1) ** normalise, score, texts[at, source].tolist()))
                continue
            scores[at, slot], order[at, slot], fresh[at, slot] = score, source, token
            slot += 1
    texts = torch.cat([texts.gather(1, order[:, :, None].expand(-1, -1, texts.shape[2])), fresh[:, :, None]], 2)
    return scores, texts, order


def _choose(finished, texts, scores, normalise):
    if not finished:
        return texts[0].tolist(), float(scores[0])
    _, score, ids = max(finished, key=lambda kept: kept[0])
    return ids, score


def translate_all(model, rows, beam=1, normalise=1.0, size=64):
    """`translate_batch` over many rows, alike lengths together."""
    order = sorted(range(len(rows)), key=lambda at: len(rows[at]))
    results = [None] * len(rows)
    for start in range(0, len(order), size):
        chosen = order[start : start + size]
        for at, result in zip(chosen, translate_batch(model, [rows[at] for at in chosen], beam, normalise), strict=True):
            results[at] = result
    return results
