"""Learns, from scored pairs of one language, which directions of the words' vectors matter and how much each word weighs."""
import re
from dataclasses import dataclass

import numpy as np
import torch
from torch.nn import functional

torch.set_num_threads(1)
NEGATIONS = {"not", "no", "t", "never", "without", "nobody", "nothing"}


@dataclass
class Pairs:
    """Word numbers of both sentences of each pair, the likeness of their spelling, and the score people gave."""
    first: list
    second: list
    spelling: np.ndarray
    score: np.ndarray

    def take(self, chosen):
        return Pairs([self.first[at] for at in chosen], [self.second[at] for at in chosen], self.spelling[chosen], self.score[chosen])


@dataclass
class Settings:
    epochs: int
    rate: float = 1e-3
    pull: float = 3e-3
    dropout: float = 0.1
    error_weight: float = 2.0
    batch: int = 256


def describe_tokens(words, counts, frequencies, documents, known):
    """What the weight of a word may depend on, and the weight to begin with, as logarithms."""
    total = sum(counts.values())
    share = np.array([counts.get(word, 0) for word in words]) / total
    smooth = 1e-3 / (1e-3 + share)
    rarity = np.log((documents + 1) / (frequencies + 1))
    features = np.stack([
        np.log(smooth),
        np.log(np.maximum(rarity, 0.05)),
        [word[0].isdigit() for word in words],
        np.minimum([len(word) for word in words], 12) / 6 - 1,
        [word in NEGATIONS for word in words],
        known,
        [bool(re.fullmatch("[\u3041-\u309f]+", word)) for word in words],
        [len(word) == 1 for word in words],
        np.ones(len(words)),
    ], 1)
    return features.astype(np.float32), np.log(smooth / 2 + np.maximum(rarity, 0) / rarity.max() / 2 + 1e-3).astype(np.float32)


class Map(torch.nn.Module):
    def __init__(self, vectors, features, weights, start, dropout):
        super().__init__()
        self.vectors, self.features, self.weights = map(torch.tensor, (vectors, features, weights))
        self.dropout = dropout
        self.map = torch.nn.Parameter(torch.tensor(start))
        self.of_features = torch.nn.Parameter(torch.zeros(features.shape[1]))
        self.of_words = torch.nn.Parameter(torch.zeros(len(vectors)))
        self.share = torch.nn.Parameter(torch.zeros(1))

    def encode(self, sentences):
        words = torch.tensor([word for sentence in sentences for word in sentence])
        starts = torch.tensor(np.cumsum([0] + [len(sentence) for sentence in sentences[:-1]]))
        weights = torch.exp(self.weights[words] + self.features[words] @ self.of_features + self.of_words[words])
        if self.training:
            weights = weights * (torch.rand_like(weights) > self.dropout)
        weighted = self.vectors[words] * weights[:, None]
        pooled = functional.embedding_bag(torch.arange(len(words)), weighted, starts, mode="sum")
        return functional.normalize(pooled @ self.map, dim=1)

    def forward(self, pairs):
        meaning = (self.encode(pairs.first) * self.encode(pairs.second)).sum(1)
        share = torch.sigmoid(self.share)
        return share * meaning + (1 - share) * torch.tensor(pairs.spelling)


def correlation(first, second):
    first, second = first - first.mean(), second - second.mean()
    return (first * second).sum() / (first.norm() * second.norm() + 1e-9)


def fit(vectors, features, weights, start, pairs, settings, seed):
    """(map, logarithms of the words' weights, share of meaning)."""
    torch.manual_seed(seed)
    chance = np.random.RandomState(seed)
    model = Map(vectors, features, weights, start, settings.dropout)
    origin = model.map.detach().clone()
    optimiser = torch.optim.Adam([
        {"params": [model.map], "lr": settings.rate},
        {"params": [model.of_features, model.of_words, model.share], "lr": 1e-2},
    ])
    for _ in range(settings.epochs):
        order = chance.permutation(len(pairs.score))
        for begin in range(0, len(order) - settings.batch + 1, settings.batch):
            batch = pairs.take(order[begin:begin + settings.batch])
            guess, score = model(batch), torch.tensor(batch.score)
            loss = 1 - correlation(guess, score) + settings.error_weight * ((guess - score) ** 2).mean()
            loss = loss + settings.pull * ((model.map - origin) ** 2).sum() + 1e-5 * (model.of_words**2).sum()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
    with torch.no_grad():
        logarithms = model.weights + model.features @ model.of_features + model.of_words
        return model.map.numpy(), logarithms.numpy(), float(torch.sigmoid(model.share))
