import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createYieldToEventLoop } from './yield-to-event-loop.ts'

/** At least a millisecond by the clock that turns are measured with. */
function work(): void {
  const end = performance.now() + 1
  while (performance.now() < end);
}

test('however many work, a round of the event loop belongs to one of them, and each has its turn', async () => {
  const yieldToEventLoop = createYieldToEventLoop()
  const stop = new AbortController()
  const steps = Array.from({ length: 20 }, () => 0)
  const all = () => steps.reduce((sum, each) => sum + each, 0)
  const write = async (worker: number) => {
    for (;;) {
      await yieldToEventLoop(stop.signal)
      work()
      steps[worker] = (steps[worker] ?? 0) + 1
    }
  }
  const written = Promise.allSettled(steps.map((_steps, worker) => write(worker)))
  let max = 0
  for (let round = 0; round < 60; round++) {
    const before = all()
    await setImmediate()
    max = Math.max(max, all() - before)
  }
  stop.abort()
  // Two turns of five steps may lie between two looks at the count.
  expect(max).toBeLessThanOrEqual(12)
  expect(Math.min(...steps)).toBeGreaterThan(0)
  expect((await written).every(({ status }) => status === 'rejected')).toBe(true)
})
