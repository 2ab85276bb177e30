"""Vectors of English words, side by side: contexts, WordNet's graph, its glosses, translations, and identity."""
from collections import defaultdict

import numpy as np
import scipy.sparse as sparse

from sparse_features import contexts, reduce, unit_rows, unit_sparse_rows
from split_text import split_words
from wordnet import PARTS

# How much of a synset another one takes over, by the symbol of the pointer between them.
NEARNESS = {"@": 0.5, "@i": 0.5, "&": 0.6, "+": 0.5, "=": 0.3, "#p": 0.3, "#m": 0.2, "#s": 0.2, "*": 0.4, ">": 0.3,
            "^": 0.4, "$": 0.6, "\\": 0.5, "<": 0.4, "%p": 0.15}
IDENTITY = 256


def gloss_words(net, synset):
    lemmas = [part for lemma in net.words[synset] for part in lemma.split("_")]
    return split_words(net.glosses[synset]) + lemmas


def keep_large(matrix, least):
    matrix = matrix.tocsr()
    matrix.data[matrix.data < least] = 0
    matrix.eliminate_zeros()
    return matrix


def graph_of(net, number):
    rows, columns, values = [], [], []
    for synset, pointers in net.pointers.items():
        for symbol, target in pointers:
            if symbol in NEARNESS:
                rows.append(number[synset])
                columns.append(number[target])
                values.append(NEARNESS[symbol])
    return sparse.coo_matrix((values, (rows, columns)), shape=(len(number),) * 2, dtype=np.float32).tocsr()


def senses_of(net, number, index):
    rows, columns, values = [], [], []
    for word, row in index.items():
        for synset, weight in net.weighted_senses(word).items():
            rows.append(row)
            columns.append(number[synset])
            values.append(weight**0.75)
    return sparse.coo_matrix((values, (rows, columns)), shape=(len(index), len(number)), dtype=np.float32).tocsr()


def kinds(senses, graph, dimensions):
    """What a word is a kind of, up to four steps away."""
    step = keep_large(graph @ graph, 0.02)
    reach = sparse.identity(graph.shape[0], dtype=np.float32, format="csr") + graph + step
    for _ in range(2):
        step = keep_large(step @ graph, 0.02)
        reach = reach + step
    matrix = senses @ reach
    frequency = np.asarray((matrix > 0.01).sum(0)).ravel() + 1
    weighted = matrix @ sparse.diags(np.log(matrix.shape[0] / frequency).clip(0.1))
    return reduce(unit_sparse_rows(weighted), dimensions, 1)


def glosses(net, senses, graph, number, index, rarity, dimensions):
    rows, columns, values = [], [], []
    for synset in net.glosses:
        for word in set(gloss_words(net, synset)):
            if word in index:
                rows.append(number[synset])
                columns.append(index[word])
                values.append(max(0, rarity[index[word]] - 4))
    words = sparse.coo_matrix((values, (rows, columns)), shape=(len(number), len(index)), dtype=np.float32).tocsr()
    matrix = senses @ (sparse.identity(len(number), dtype=np.float32, format="csr") + graph) @ words
    return reduce(unit_sparse_rows(matrix), dimensions, 1)


def shared_sentences(sentences, index, dimensions):
    """Which sentences of the parallel corpus, and so of either language, a word stands in."""
    rows, columns = [], []
    for number, sentence in enumerate(sentences):
        for word in set(sentence):
            if word in index:
                rows.append(index[word])
                columns.append(number)
    matrix = sparse.coo_matrix((np.ones(len(rows)), (rows, columns)), shape=(len(index), len(sentences))).tocsr()
    matrix = sparse.diags(1 / np.sqrt(np.maximum(np.asarray(matrix.sum(1)).ravel(), 1))) @ matrix
    lengths = np.sqrt(np.asarray(matrix.multiply(matrix).sum(0)).ravel())
    return reduce(matrix @ sparse.diags(1 / np.maximum(lengths, 1e-3)), dimensions, 0.5)


def identities(net, index):
    """Random vectors, half a word's own and half its base form's."""
    chance, of_lemma, vectors = np.random.RandomState(0), {}, []
    own = unit_rows(chance.randn(len(index), IDENTITY))
    for word, row in index.items():
        lemmas = sorted({lemma for part in PARTS for lemma in net.lemmas(word, part)}) or [word]
        for lemma in lemmas:
            if lemma not in of_lemma:
                of_lemma[lemma] = unit_rows(chance.randn(1, IDENTITY))[0]
        shared = sum(of_lemma[lemma] for lemma in lemmas)
        vectors.append(own[row] * (1 - LEMMA_SHARE) + shared / np.linalg.norm(shared) * LEMMA_SHARE)
    return unit_rows(np.array(vectors))


LEMMA_SHARE = 0.6


def describe_english(net, sentences, shared, index, counts):
    """Blocks by name, a row for each word of `index`, rows of unit length; `shared` begins with the words of `index`."""
    number = {synset: at for at, synset in enumerate(net.words)}
    graph, senses = graph_of(net, number), senses_of(net, number, index)
    total = sum(counts.values())
    rarity = np.array([np.log(total / (counts.get(word, 0) + 1)) for word in index])
    return {
        "contexts": unit_rows(contexts(sentences, index, 200, 5)),
        "kinds": unit_rows(kinds(senses, graph, 300)),
        "glosses": unit_rows(glosses(net, senses, graph, number, index, rarity, 200)),
        "sentences": unit_rows(shared[: len(index)]),
        "identity": identities(net, index),
    }
