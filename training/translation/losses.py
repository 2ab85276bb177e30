"""What the training makes small: how surprising the right pieces are, and how far one head's attention is from the alignment of words."""

import math

import torch
from torch.nn import functional

SAMPLES = 2048
IGNORED = -100


def sampled_loss(model, hidden, wanted, smoothing, samples=SAMPLES):
    """The loss over the batch's own pieces and some others, which stand for all the rest (Jean et al. 2015): a quarter less work."""
    own, places = wanted.unique(return_inverse=True)
    count = model.sizes.target_vocabulary
    absent = torch.ones(count, device=hidden.device)
    absent[own] = 0
    others = absent.multinomial(min(samples, count - len(own)))
    standing = math.log((count - len(own)) / len(others))
    logits = model.logits(hidden, torch.cat([own, others])).float()
    logits = torch.cat([logits[:, : len(own)], logits[:, len(own) :] + standing], 1)
    return functional.cross_entropy(logits, places, label_smoothing=smoothing)


def losses_of(model, batch, sampled=False, smoothing=0.1):
    hidden = model(batch.source, batch.mask, batch.target)
    if sampled:
        words = sampled_loss(model, hidden[batch.target_mask], batch.target[batch.target_mask], smoothing)
    else:
        # To pick the places by their mask would make an accelerator wait for the count.
        wanted = batch.target.masked_fill(~batch.target_mask, IGNORED)
        words = functional.cross_entropy(model.logits(hidden.flatten(0, 1)).float(), wanted.flatten(), label_smoothing=smoothing, ignore_index=IGNORED)
    missed = -(batch.alignment * (model.attention.float() + 1e-6).log()).sum() / batch.alignment.sum().clamp(min=1)
    return words, missed
