"""What is known of words from running text: matrices of counts, brought down to few dimensions."""
import numpy as np
import scipy.sparse as sparse
from sklearn.utils.extmath import randomized_svd


def unit_rows(matrix):
    lengths = np.linalg.norm(matrix, axis=1, keepdims=True)
    return matrix / np.maximum(lengths, 1e-9)


def unit_sparse_rows(matrix):
    lengths = np.sqrt(np.asarray(matrix.multiply(matrix).sum(1)).ravel())
    return sparse.diags(1 / np.maximum(lengths, 1e-6)) @ matrix


def reduce(matrix, dimensions, power):
    """Left singular vectors, each times its singular value to `power`."""
    left, values, _ = randomized_svd(matrix.tocsr(), dimensions, n_iter=3, random_state=1)
    return (left * values**power).astype(np.float32)


def contexts(sentences, index, dimensions, window):
    """Positive pointwise mutual information of words with their neighbours, nearer ones counting more."""
    flat = []
    for sentence in sentences:
        flat += [index.get(word, -1) for word in sentence] + [-1] * window
    flat, size = np.array(flat), len(index)
    counts = sparse.csr_matrix((size, size), dtype=np.float32)
    for distance in range(1, window + 1):
        first, second = flat[:-distance], flat[distance:]
        known = (first >= 0) & (second >= 0)
        values = np.full(known.sum(), 1 / distance, dtype=np.float32)
        counts = counts + sparse.coo_matrix((values, (first[known], second[known])), shape=(size, size)).tocsr()
    counts = (counts + counts.T).tocoo()
    totals = np.asarray(counts.tocsr().sum(1)).ravel()
    shares = totals**0.75 / (totals**0.75).sum()
    values = np.log(np.maximum(counts.data / (totals[counts.row] * shares[counts.col] + 1e-9), 1e-9))
    kept = values > 0
    positive = sparse.coo_matrix((values[kept], (counts.row[kept], counts.col[kept])), shape=counts.shape)
    return reduce(positive, dimensions, 0.5)


def translations(english, japanese, rounds=6):
    """P(English word | Japanese word) by IBM model 1 over sentences given as lists of word numbers, as a sparse matrix."""
    rows, columns, groups, group = [], [], [], 0
    for first, second in zip(english, japanese):
        for word in second:
            rows += [word] * len(first)
            columns += first
            groups += [group] * len(first)
            group += 1
    rows, columns, groups = map(np.array, (rows, columns, groups))
    width = columns.max() + 1
    pairs, inverse = np.unique(rows.astype(np.int64) * width + columns, return_inverse=True)
    of_japanese, of_english = pairs // width, pairs % width
    probability = np.ones(len(pairs))
    for _ in range(rounds):
        share = probability[inverse]
        share = share / np.bincount(groups, share, minlength=group)[groups]
        counts = np.bincount(inverse, share, minlength=len(pairs))
        probability = counts / (np.bincount(of_english, counts, minlength=width)[of_english] + 1)
    kept = counts > 0.3
    return sparse.coo_matrix((counts[kept], (of_japanese[kept], of_english[kept])))
