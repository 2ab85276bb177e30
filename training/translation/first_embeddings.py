"""First vectors for the pieces of both languages: pieces that stand in each other's translations begin near each other."""

import numpy


def relate_pieces(pairs, source_size, target_size, width):
    """Singular vectors of the positive pointwise mutual information between source and target pieces, rows of length one."""
    counts = numpy.zeros((source_size, target_size), numpy.float32)
    for source, target in pairs:
        counts[numpy.ix_(list(set(source)), list(set(target)))] += 1
    total = counts.sum()
    expected = counts.sum(1, keepdims=True) @ counts.sum(0, keepdims=True) / total
    ratio = numpy.divide(counts, expected, out=numpy.ones_like(counts), where=(expected > 0) & (counts > 0))
    information = numpy.maximum(numpy.log(ratio) - 0.5, 0) * numpy.minimum(counts, 3) / 3
    left, values, right = _truncated(information, width)
    scale = numpy.sqrt(values)
    return _to_unit(left * scale), _to_unit(right.T * scale)


def _truncated(matrix, width, seed=5):
    """A randomised decomposition with three power iterations (Halko, Martinsson and Tropp 2011)."""
    draw = numpy.random.default_rng(seed).standard_normal((matrix.shape[1], width + 20)).astype(numpy.float32)
    basis = numpy.linalg.qr(matrix @ draw)[0]
    for _ in range(3):
        basis = numpy.linalg.qr(matrix @ numpy.linalg.qr(matrix.T @ basis)[0])[0]
    left, values, right = numpy.linalg.svd(basis.T @ matrix, full_matrices=False)
    return (basis @ left)[:, :width], values[:width], right[:width]


def _to_unit(rows, seed=6):
    noise = numpy.random.default_rng(seed).standard_normal(rows.shape).astype(numpy.float32) * rows.shape[1] ** -0.5
    length = numpy.linalg.norm(rows, axis=1, keepdims=True)
    mixed = numpy.where(length > 1e-6, rows / numpy.maximum(length, 1e-6), 0) + 0.3 * noise
    return (mixed / numpy.linalg.norm(mixed, axis=1, keepdims=True)).astype(numpy.float32)
