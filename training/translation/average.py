"""The mean of a model that is shipped and of what a training made of it: `python average.py en-ja FOLDER model.bin` writes FOLDER/en-ja.pt anew.

Two models of one training lie near enough that the mean of their weights is better than either (Wortsman et al. 2022, "Model soups").
"""

import argparse
from pathlib import Path

import torch

from read_marian import read_inputs, read_weights


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("direction", choices=["en-ja", "ja-en"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("shipped", type=Path)
    parser.add_argument("--share", type=float, default=0.5, help="of the trained one")
    options = parser.parse_args()
    path = options.folder / f"{options.direction}.pt"
    kept = torch.load(path, weights_only=False, map_location="cpu")
    shipped = read_weights(options.shipped)
    kept["weights"] = {name: options.share * value + (1 - options.share) * torch.tensor(shipped[name]) for name, value in kept["weights"].items()}
    if kept.get("inputs"):
        inputs = read_inputs(options.shipped)
        kept["inputs"] = {name: options.share * value + (1 - options.share) * inputs.get(name, value) for name, value in kept["inputs"].items()}
    torch.save(kept, path)


if __name__ == "__main__":
    main()
