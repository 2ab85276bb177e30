import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/** Milliseconds of work after which others have their turn. */
const maxTurnMs = 8

/** Work in steps, each a few milliseconds at most: between them others have their turn as soon as it has taken long enough. */
export async function runInTurns<Result>(steps: Generator<void, Result>): Promise<Result> {
  let begun = performance.now()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() - begun < maxTurnMs) continue
    await yieldToEventLoop()
    begun = performance.now()
  }
}

/** The same at once, for work that is short or that nobody waits beside. */
export function runAtOnce<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
