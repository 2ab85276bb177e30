"""Translates texts with trained weights as the server does: what is fixed goes through as markers."""

import torch

from masking import mask_text, unmask
from model import Dropout, Translator
from pieces import load_vocabulary
from rounding import Rounding
from search import translate_all


def load_model(kept):
    model = Translator(kept["sizes"], Dropout(0, 0))
    for name, value in kept["weights"].items():
        model.parameters_by_name[name].data.copy_(value)
    return model.eval()


class TextTranslator:
    def __init__(self, direction, folder):
        source, target = direction.split("-")
        kept = torch.load(folder / f"{direction}.pt", weights_only=False, map_location="cpu")
        self.model, self.inputs = load_model(kept), kept.get("inputs")
        if self.inputs:
            self.model.rounding = Rounding(self.inputs)
        self.source, self.target = (load_vocabulary(folder / f"{name}.spm") for name in (source, target))

    def translate(self, lines, beam=1):
        """For each line its translation and the mean log-probability of a piece."""
        masked = [mask_text(line) for line in lines]
        found = translate_all(self.model, self.source.encode([text for text, _ in masked]), beam)
        texts = [unmask(self.target.decode(ids), fixed) for (ids, _), (_, fixed) in zip(found, masked, strict=True)]
        return list(zip(texts, [score / (len(ids) + 1) for ids, score in found], strict=True))
