"""Vectors of words of both languages in which sentences that translate each other lie near, and others of the batch do not
(InfoNCE: van den Oord et al. 2018; a sentence is the sum of its words: Wieting et al. 2016)."""
import numpy as np
import torch
from torch.nn import functional

from sparse_features import unit_rows
from split_text import split_words

ALIGNED = 256
EPOCHS = 5
BATCH = 512
RATE = 2e-3
SHARPNESS = 20.0
# Words of a sentence that are read.
LONGEST = 50
SAMPLE = 8000


def align_words(words, parallel, report):
    """A row of unit length for each English word, then for each Japanese piece; `parallel`: sentences side by side, as they are written."""
    english = number_sentences([split_words(first) for first, _ in parallel], words.english, 0)
    japanese = number_sentences([words.segmenter.pieces(second) for _, second in parallel], words.japanese, len(words.english))
    pairs = [(first, second) for first, second in zip(english, japanese) if min(len(first), len(second)) >= 2]
    report(f"{len(pairs)} pairs of sentences to align words by")
    return unit_rows(descend(begin(words, pairs), pairs, report))


def number_sentences(sentences, vocabulary, first):
    index = {word: first + at for at, word in enumerate(vocabulary)}
    return [[index[word] for word in dict.fromkeys(sentence) if word in index][:LONGEST] for sentence in sentences]


def begin(words, pairs):
    """What is known of the words, frequent ones weighing less (Arora et al. 2017), in the directions in which sentences differ most."""
    shares = [counts.get(word, 0) / sum(counts.values()) for vocabulary, counts in
              ((words.english, words.english_counts), (words.japanese, words.japanese_counts)) for word in vocabulary]
    smooth = (1e-3 / (1e-3 + np.array(shares)))[:, None].astype(np.float32)
    chosen = np.random.RandomState(0).choice(len(pairs), min(SAMPLE, len(pairs)), replace=False)
    pooled = unit_rows(np.array([(words.vectors[side] * smooth[side]).sum(0) for at in chosen for side in pairs[at]]))
    _, directions = np.linalg.eigh(pooled.T @ pooled)
    start = (words.vectors @ directions[:, ::-1][:, :ALIGNED].astype(np.float32)) * smooth
    return (start / np.linalg.norm(start, axis=1).mean()).astype(np.float32)


def pack(sentences):
    """(words in a row, where each sentence begins) for an embedding bag."""
    starts = np.cumsum([0] + [len(sentence) for sentence in sentences[:-1]])
    return torch.tensor([word for sentence in sentences for word in sentence]), torch.tensor(starts)


def descend(start, pairs, report):
    torch.manual_seed(0)
    chance = np.random.RandomState(0)
    table = torch.nn.EmbeddingBag.from_pretrained(torch.tensor(start), freeze=False, mode="sum", sparse=True)
    optimiser = torch.optim.SparseAdam(list(table.parameters()), lr=RATE)
    batches = len(pairs) // BATCH
    for epoch in range(EPOCHS):
        order, total = chance.permutation(len(pairs)), 0.0
        for batch in range(batches):
            chosen = order[batch * BATCH:(batch + 1) * BATCH]
            ours, theirs = (functional.normalize(table(*pack([pairs[at][side] for at in chosen])), dim=1) for side in (0, 1))
            likeness = SHARPNESS * ours @ theirs.T
            target = torch.arange(len(chosen))
            loss = functional.cross_entropy(likeness, target) + functional.cross_entropy(likeness.T, target)
            optimiser.param_groups[0]["lr"] = RATE * (1 - (epoch * batches + batch) / (EPOCHS * batches))
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            total += float(loss)
        report(f"words aligned, round {epoch + 1}, loss {total / batches:.3f}")
    return table.weight.detach().numpy()
