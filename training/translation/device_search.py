"""Beam search of whole batches in a few operations a step, for an accelerator; `search.py` says what it looks for."""

import torch

from pieces import END, UNKNOWN
from drawn_batches import to_mask

NOTHING = -1e9


def _limit(width):
    return int(1.5 * width) + 6


class _Search:
    """The rows of a batch that are still being translated, and the best ends that were found of each."""

    def __init__(self, model, source, lengths, beam):
        device, count = source.device, source.shape[0]
        mask = to_mask(lengths, source.shape[1], device)
        projected = model.project_context(model.encode(source, mask))
        self.model, self.beam, self.width = model, beam, _limit(source.shape[1])
        self.projected = [tuple(part.repeat_interleave(beam, 0) for part in pair) for pair in projected]
        self.mask = mask.repeat_interleave(beam, 0)
        self.rows = torch.arange(count, device=device)
        self.scores = torch.full((count, beam), NOTHING, device=device)
        self.scores[:, 0] = 0
        self.texts = torch.zeros(count, beam, self.width, dtype=torch.long, device=device)
        self.cells, self.embedded = None, torch.zeros(count * beam, 1, model.sizes.width, device=device)
        self.found = torch.zeros(count, dtype=torch.long, device=device)
        self.best = [torch.full((count, beam), NOTHING, device=device), self.texts.clone(), torch.zeros(count, beam, dtype=torch.long, device=device)]

    def step(self, place):
        hidden, cells = self.model.decode(self.embedded, self.projected, self.mask, self.cells, place)
        log = self.model.logits(hidden[:, 0]).float().log_softmax(-1)
        log[:, UNKNOWN] = NOTHING
        best, choices = (self.scores[:, :, None] + log.view(len(self.rows), self.beam, -1)).flatten(1).topk(2 * self.beam, dim=1)
        origin, piece = choices // log.shape[-1], choices % log.shape[-1]
        ended = piece == END
        old = self.texts.gather(1, origin[:, :, None].expand(-1, -1, self.width))
        in_reach = (~ended).cumsum(1) < self.beam
        self._add_ends(torch.where(ended & in_reach, best / (place + 1), NOTHING), old, place)
        self.scores, order = best.masked_fill(ended, 2 * NOTHING).topk(self.beam, dim=1)
        self.texts = old.gather(1, order[:, :, None].expand(-1, -1, self.width)).clone()
        self.texts[:, :, place] = piece.gather(1, order)
        chosen = (torch.arange(len(self.rows), device=origin.device)[:, None] * self.beam + origin.gather(1, order)).flatten()
        self.cells = [cell[chosen] for cell in cells]
        self.embedded = self.model.embed_targets(self.texts[:, :, place].reshape(-1, 1))

    def _add_ends(self, scores, texts, length):
        """`scores` is NOTHING where no end was found."""
        self.found = self.found + (scores > NOTHING / 2).sum(1)
        own = [kept[self.rows] for kept in self.best]
        best, order = torch.cat([own[0], scores], 1).topk(self.beam, dim=1)
        everything = torch.cat([own[1], texts], 1)
        lengths = torch.cat([own[2], torch.full_like(scores, length, dtype=torch.long)], 1)
        self.best[0][self.rows] = best
        self.best[1][self.rows] = everything.gather(1, order[:, :, None].expand(-1, -1, self.width))
        self.best[2][self.rows] = lengths.gather(1, order)

    def drop_finished(self):
        """Whether there is more to do. Rows that are done go once they are a third of all, which is cheaper than to look at every place."""
        going = self.found < self.beam
        count = int(going.sum())
        if count == 0 or count * 3 > len(going) * 2:
            return count > 0
        kept = going.nonzero()[:, 0]
        beams = (kept[:, None] * self.beam + torch.arange(self.beam, device=kept.device)).flatten()
        self.rows, self.scores, self.texts, self.found = self.rows[kept], self.scores[kept], self.texts[kept], self.found[kept]
        self.projected = [tuple(part[beams] for part in pair) for pair in self.projected]
        self.mask, self.embedded = self.mask[beams], self.embedded[beams]
        self.cells = [cell[beams] for cell in self.cells]
        return True


@torch.inference_mode()
def search_batch(model, source, lengths, beam):
    """The best `beam` translations of each row: ids (rows, beam, places), their numbers of pieces, and their mean log-probability a piece."""
    search = _Search(model, source, lengths, beam)
    for place in range(search.width):
        search.step(place)
        if not search.drop_finished():
            break
    scores, texts, counts = search.best
    return texts, counts, scores
