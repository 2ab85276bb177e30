"""The alignment of words for whole batches on an accelerator: what `align_words.Alignment` gives pair by pair."""

import numpy
import torch

from align_words import ALIGNED, Alignment


class DeviceAlignment:
    def __init__(self, folder, source_language, device):
        ahead, back = Alignment(folder, source_language).tables
        self._ahead, self._back = (torch.from_numpy(numpy.array(table)).to(device) for table in (ahead, back))

    @torch.no_grad()
    def align(self, source, source_lengths, target, target_lengths):
        """(rows, target places, source places): shares of the source pieces and the end; a row of zeros where nothing is sure."""
        inner = torch.arange(source.shape[1], device=source.device) < source_lengths[:, None]
        made = torch.arange(target.shape[1], device=source.device) < target_lengths[:, None]
        places = made[:, :, None] & inner[:, None, :]
        ahead = self._ahead[source[:, None, :], target[:, :, None]].float() * places
        back = self._back[source[:, None, :], target[:, :, None]].float() * places
        both = ahead / (ahead.sum(2, keepdim=True) + 1e-3) * (back / (back.sum(1, keepdim=True) + 1e-3))
        weight = both.sum(2, keepdim=True)
        shares = torch.where(weight > ALIGNED, both / weight.clamp(min=1e-6), 0)
        rows = torch.arange(len(source), device=source.device)
        shares[rows, target_lengths, source_lengths] = 1
        return shares
