"""Learns the network that judges beside the weights: `train_network.py FOLDER` reads what fit-network.ts wrote, and writes network.bin there.

The arithmetic is that of src/interfaces/moderations/engines/embedded/model/run-network.ts and embed-words.ts.
"""

import json
import sys
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as functional
from torch import nn

width = 64
hidden = 64
grams = 2048
ends = 3
themes = 63
window = 64
batch_size = 64
batches_of_like_length = 20
epochs = 4
rate = 2e-3
dropout = 0.3
word_dropout = 0.08
# Categories that have fewer examples weigh more: sexual, hate, hate/threatening, self-harm, violence, violence/graphic.
positive_weights = [1.0, 1.0, 1.3, 1.8, 1.3, 1.6]
endings = ("s", "es", "d", "ed", "ing", "ly", "in")


def hash_text(text):
    """FNV-1a over UTF-16 code units, as hash.ts has it."""
    value = 0x811C9DC5
    units = np.frombuffer(text.encode("utf-16-le", "surrogatepass"), dtype="<u2")
    for unit in units.tolist():
        value = ((value ^ unit) * 0x01000193) & 0xFFFFFFFF
    return value


def list_parts(word, known={}):
    """The whole word, then three and four letters at a time: rows of at most 16 parts."""
    if word not in known:
        marked = f"<{word[:20]}>"
        parts = [marked] + [marked[at : at + length] for length in (3, 4) for at in range(len(marked) - length + 1)]
        known[word] = [hash_text(part) % grams for part in parts[:16]]
    return known[word]


def read_examples(folder):
    examples = []
    for line in (folder / "examples.jsonl").read_text().splitlines():
        example = json.loads(line)
        rows, parts, masks = [], [], []
        for sentence in example["sentences"]:
            for word, cluster, low, high in zip(*(sentence[key] for key in ("words", "clusters", "low", "high"))):
                rows.append(cluster)
                parts.append(list_parts(word))
                masks.append(low | high << 32)
            rows.append(0)
            parts.append([grams + {"?": 1, "!": 2}.get(sentence["end"], 0)])
            masks.append(0)
        padded = np.full((len(parts), 16), grams + ends)
        for at, of_word in enumerate(parts):
            padded[at, : len(of_word)] = of_word
        labels = [-1.0 if label is None else float(label) for label in example["labels"]]
        read = (np.array(rows), padded, np.array(masks, dtype=np.uint64), labels, example["weight"])
        examples.append(read)
    return examples


class Network(nn.Module):
    def __init__(self, vectors):
        super().__init__()
        self.vectors = torch.from_numpy(vectors)
        self.clusters = nn.Linear(vectors.shape[1], width, bias=False)
        self.parts = nn.EmbeddingBag(grams + ends + 1, width, mode="mean", padding_idx=grams + ends)
        self.parts.weight.data *= 0.3
        self.parts.weight.data[grams + ends] = 0
        self.themes = nn.Linear(themes, width, bias=False)
        self.wide = nn.Conv1d(width, hidden, 3, padding=1)
        self.narrow = nn.Conv1d(width, hidden, 1)
        self.output = nn.Linear(4 * hidden, len(positive_weights))
        nn.init.constant_(self.output.bias, -3)

    def forward(self, rows, parts, themed, mask):
        count, length = rows.shape
        values = self.clusters(self.vectors[rows]) + self.themes(themed)
        values = values + self.parts(parts.reshape(count * length, -1)).reshape(count, length, -1)
        values = functional.dropout(values, dropout, self.training)
        if self.training:
            values = values * (torch.rand(count, length, 1) > word_dropout)
        values = values.transpose(1, 2)
        filtered = torch.cat([functional.relu(self.wide(values)), functional.relu(self.narrow(values))], 1) * mask.unsqueeze(1)
        mean = filtered.sum(2) / mask.sum(1, keepdim=True).clamp(min=4)
        return self.output(functional.dropout(torch.cat([filtered.max(2)[0], mean], 1), dropout, self.training))


def to_batch(examples):
    length = max(4, max(len(rows) for rows, *_ in examples))
    rows = np.zeros((len(examples), length), dtype=np.int64)
    parts = np.full((len(examples), length, 16), grams + ends)
    masks = np.zeros((len(examples), length), dtype=np.uint64)
    present = np.zeros((len(examples), length), dtype="f4")
    for at, (of_rows, of_parts, of_masks) in enumerate(examples):
        rows[at, : len(of_rows)], parts[at, : len(of_rows)], masks[at, : len(of_rows)] = of_rows, of_parts, of_masks
        present[at, : len(of_rows)] = 1
    themed = ((masks[..., None] >> np.arange(themes, dtype=np.uint64)) & np.uint64(1)).astype("f4")
    return [torch.from_numpy(each) for each in (rows, parts, themed, present)]


def cut(example, random):
    """Some 64 words of an example, anywhere in it."""
    rows, parts, masks = example[:3]
    start = random.integers(0, len(rows) - window + 1) if len(rows) > window else 0
    return rows[start : start + window], parts[start : start + window], masks[start : start + window]


def draw_batches(examples, random):
    """Examples of like length together, so that little is padded."""
    order = random.permutation(len(examples))
    run = batch_size * batches_of_like_length
    for start in range(0, len(order) - batch_size + 1, run):
        near = order[start : start + run]
        near = near[np.argsort([min(window, len(examples[at][0])) for at in near], kind="stable")]
        for which in random.permutation(len(near) // batch_size):
            yield [examples[at] for at in near[which * batch_size : (which + 1) * batch_size]]


def fit(examples, vectors):
    torch.manual_seed(1)
    random = np.random.default_rng(1)
    network = Network(vectors)
    optimizer = torch.optim.Adam(network.parameters(), lr=rate, weight_decay=1e-5)
    weight_of_positive = torch.tensor(positive_weights)
    steps = epochs * (len(examples) // batch_size)
    step = 0
    for _ in range(epochs):
        for batch in draw_batches(examples, random):
            logits = network(*to_batch([cut(example, random) for example in batch]))
            labels = torch.tensor([example[3] for example in batch])
            weights = torch.tensor([example[4] for example in batch], dtype=torch.float32)[:, None]
            losses = functional.binary_cross_entropy_with_logits(
                logits, labels.clamp(min=0), reduction="none", pos_weight=weight_of_positive
            )
            loss = (losses * (labels >= 0) * weights).sum(1).mean()
            for group in optimizer.param_groups:
                group["lr"] = rate * max(0, 1 - step / steps) * min(1, (step + 1) / 50)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            step += 1
    return network


def to_steps(values):
    """Numbers of one byte, and what one step is."""
    scale = float(np.abs(values).max()) / 127
    return np.round(values / scale).astype("i1"), scale


def with_bias(layer, weights):
    """A row a filter, its bias last."""
    bias = layer.bias.numpy()
    return np.hstack([weights.reshape(len(bias), -1), bias[:, None]])


def write(path, network):
    with torch.no_grad():
        arrays = {
            "clusters": network.clusters(network.vectors[1:]).numpy(),
            "grams": network.parts.weight[:-1].numpy(),
            "themes": network.themes.weight.numpy().T,
            "wide": with_bias(network.wide, network.wide.weight.numpy().transpose(0, 2, 1)),
            "narrow": with_bias(network.narrow, network.narrow.weight.numpy()),
            "output": with_bias(network.output, network.output.weight.numpy()),
        }
    steps = {name: to_steps(values) for name, values in arrays.items()}
    header = {
        "format": "mainstay-moderation-network-1",
        "clusters": len(arrays["clusters"]),
        "grams": grams,
        "themes": themes,
        "width": width,
        "hidden": hidden,
        "scales": {name: scale for name, (_, scale) in steps.items()},
    }
    with path.open("wb") as file:
        file.write(json.dumps(header).encode() + b"\n")
        for values, _ in steps.values():
            file.write(np.ascontiguousarray(values).tobytes())


def main():
    torch.set_num_threads(1)
    folder = Path(sys.argv[1])
    centres = np.fromfile(folder / "centres.bin", dtype="<f4").reshape(int(sys.argv[2]), -1)
    vectors = np.vstack([np.zeros(centres.shape[1]), 4 * centres]).astype("f4")
    examples = read_examples(folder)
    print(f"network: {len(examples)} examples", flush=True)
    write(folder / "network.bin", fit(examples, vectors))


main()
