"""First vectors for the pieces of both languages: pieces that stand in each other's translations begin near each other."""

import numpy
import torch


def relate_pieces(pairs, source_size, target_size, width, device="cpu"):
    """Singular vectors of the positive pointwise mutual information between source and target pieces, rows of length one."""
    counts = numpy.zeros((source_size, target_size), numpy.float32)
    for source, target in pairs:
        counts[numpy.ix_(list(set(source)), list(set(target)))] += 1
    left, values, right = _truncated(_inform(torch.from_numpy(counts).to(device)), width)
    scale = values.sqrt()
    return _to_unit(left * scale, 6), _to_unit(right.T * scale, 7)


def _inform(counts):
    expected = counts.sum(1, keepdim=True) @ counts.sum(0, keepdim=True) / counts.sum()
    ratio = torch.where((expected > 0) & (counts > 0), counts / expected.clamp(min=1e-12), 1)
    return (ratio.log() - 0.5).clamp(min=0) * counts.clamp(max=3) / 3


def _draw(rows, columns, seed, device):
    return torch.randn(rows, columns, generator=torch.Generator().manual_seed(seed)).to(device)


def _truncated(matrix, width):
    """A randomised decomposition with three power iterations (Halko, Martinsson and Tropp 2011)."""
    basis = torch.linalg.qr(matrix @ _draw(matrix.shape[1], width + 20, 5, matrix.device))[0]
    for _ in range(3):
        basis = torch.linalg.qr(matrix @ torch.linalg.qr(matrix.T @ basis)[0])[0]
    left, values, right = torch.linalg.svd(basis.T @ matrix, full_matrices=False)
    return (basis @ left)[:, :width], values[:width], right[:width]


def _to_unit(rows, seed):
    noise = _draw(*rows.shape, seed, rows.device) * rows.shape[1] ** -0.5
    length = rows.norm(dim=1, keepdim=True)
    mixed = torch.where(length > 1e-6, rows / length.clamp(min=1e-6), 0) + 0.3 * noise
    return mixed / mixed.norm(dim=1, keepdim=True)
