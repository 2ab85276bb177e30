"""Writes the encoder's own weights as a Marian file, in eight bits: `python export.py FOLDER sentences.bin`."""

import argparse
import re
from pathlib import Path

import torch

from encoder import FIXED_LAYERS
from write_marian import join_items, to_item


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("target", type=Path)
    options = parser.parse_args()
    kept = torch.load(options.folder / "sentences.pt", map_location="cpu")
    weights = {}
    for name, value in kept.items():
        own = name.removeprefix("translator.parameters_by_name.")
        found = re.match(r"encoder_l(\d+)_", own)
        if found and int(found[1]) > FIXED_LAYERS:
            weights[own] = value.numpy()
    weights["sentence_W"] = kept["product.weight"].T.contiguous().numpy()
    options.target.write_bytes(join_items([to_item(name, value, 1) for name, value in weights.items()]))


if __name__ == "__main__":
    main()
