"""A model in training on an accelerator: its optimiser, its rate of learning and the average of its weights."""

import torch

from losses import losses_of
from train import GUIDANCE, Average


def plan_rate(peak, warm_up, step, progress):
    """Rises over `warm_up` steps, stays until two fifths of the time, falls in a line to nothing."""
    return peak * min(1, (step + 1) / warm_up) * min(1, max(0, (1 - progress) / 0.6))


class Learner:
    """A model, its optimiser and the average of its weights."""

    def __init__(self, course, name, model, peak, warm_up):
        self.course, self.name, self.peak, self.warm_up = course, name, peak, warm_up
        self.model = model.to(course.device)
        self.optimiser = torch.optim.Adam(self.model.parameters(), lr=peak, betas=(0.9, 0.98), eps=1e-9, fused=course.device.type == "cuda")
        self.average = Average(self.model)
        self.step = 0

    def take_step(self, ids, progress):
        batch = self.course.to_batch(ids)
        self.model.train()
        with torch.autocast(self.course.device.type, torch.bfloat16):
            words, missed = losses_of(self.model, batch)
        self.optimiser.zero_grad(set_to_none=True)
        (words + GUIDANCE * missed).backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        for group in self.optimiser.param_groups:
            group["lr"] = plan_rate(self.peak, self.warm_up, self.step, progress)
        self.optimiser.step()
        self.step += 1
        self.average.update(self.model, self.step)
        if self.step % 200 == 0:
            self.course.log(f"{self.name} step {self.step} progress {progress:.2f} losses {words.item():.3f} {missed.item():.3f}")

    def take_average(self):
        """The averaged weights in the place of the last ones."""
        for name, value in self.average.weights.items():
            self.model.parameters_by_name[name].data.copy_(value)
