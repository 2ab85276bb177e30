/** Does work that comes in steps without a pause: for work that is short, or that nobody waits beside. */
export function runAtOnce<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
