import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { ReportedWork } from './follow-progress.ts'

/** Milliseconds of work between two looks at whether it is still wanted. */
const turnMs = 50

/** Does work that comes in steps, and ends it where nobody waits for it any more. */
export async function doInTurns<Result>(
  steps: Generator<void, Result>,
  work: ReportedWork | undefined,
): Promise<Result> {
  let end = performance.now() + turnMs
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() < end) continue
    await yieldToEventLoop()
    work?.signal.throwIfAborted()
    end = performance.now() + turnMs
  }
}
