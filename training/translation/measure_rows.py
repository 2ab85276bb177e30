"""How large the inputs of each matrix get over some batches on an accelerator: `export.measure_inputs` takes one sentence at a time."""

import torch


@torch.no_grad()
def measure_rows(model, batches, deviations=1.1):
    """The largest absolute input of a row (of a place, for the output): the mean over rows and some deviations, which spares the few outliers."""
    largest = {}
    model.watch = lambda name, values: largest.setdefault(name, []).append(values.detach().float().abs().flatten(1).amax(1))
    model.eval()
    for batch in batches:
        hidden = model(batch.source, batch.mask, batch.target)[batch.target_mask]
        model.logits(hidden)
    model.watch = None
    found = {name: torch.cat(parts) for name, parts in largest.items()}
    return {name: float(values.mean() + (3 if name == "decoder_Wemb" else 1) * deviations * values.std()) for name, values in found.items()}
