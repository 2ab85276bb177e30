"""Figures of the model as it is shipped, on pairs that the training never saw."""
import numpy as np
from scipy.stats import spearmanr

from read_data import split_jsts, split_sts


def report_figures(model, report):
    for name, (_, rows) in (("STS held back", split_sts()), ("JSTS held back", split_jsts())):
        first = np.array([model.encode(row[1]) for row in rows])
        second = np.array([model.encode(row[2]) for row in rows])
        scores = np.array([row[3] for row in rows])
        for dimensions in (384, 192, 96):
            ours, theirs = first[:, :dimensions], second[:, :dimensions]
            likeness = (ours * theirs).sum(1) / (np.linalg.norm(ours, axis=1) * np.linalg.norm(theirs, axis=1))
            report(f"{name}, {dimensions} dimensions: {spearmanr(likeness, scores)[0]:.4f}")
