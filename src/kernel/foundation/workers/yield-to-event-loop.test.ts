import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRunAs } from '../observability/current-operation.ts'
import { createYieldToEventLoop, runInTurns } from './yield-to-event-loop.ts'

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

/** Works for a millisecond in each of its steps. */
function* workInSteps(steps: number): Generator<void, string> {
  for (let step = 0; step < steps; step++) {
    work()
    yield
  }
  return 'done'
}

test('others have their turn between the steps of long work', async () => {
  let turns = 0
  const other = setInterval(() => turns++, 1)
  expect(await runInTurns(workInSteps(100), createYieldToEventLoop())).toBe('done')
  clearInterval(other)
  expect(turns).toBeGreaterThanOrEqual(5)
})

test('work in steps is marked for the watch, step by step', async () => {
  const marked: unknown[] = []
  const parsing = { interface: 'encyclopedia', operation: 'act' }
  const marker = { mark: (of: unknown) => void marked.push(of) }
  await createRunAs(parsing, marker)(() => runInTurns(workInSteps(50), createYieldToEventLoop()))
  expect(marked.length).toBeGreaterThanOrEqual(5)
  expect(new Set(marked)).toEqual(new Set([parsing]))
})

test('short work waits for no turn', async () => {
  const yieldToEventLoop = () => Promise.reject(new Error('asked for a turn'))
  const steps = function* (): Generator<void, string> {
    yield
    return 'done'
  }
  expect(await runInTurns(steps(), yieldToEventLoop)).toBe('done')
})

test('what a step throws is thrown on, and a caller who left ends the work', async () => {
  const failing = function* (): Generator<void, never> {
    yield* workInSteps(5)
    throw new Error('broken')
  }
  await expect(runInTurns(failing(), createYieldToEventLoop())).rejects.toThrow('broken')
  const yieldToEventLoop = createYieldToEventLoop()
  const left = AbortSignal.abort(new Error('gone'))
  await expect(runInTurns(workInSteps(9), () => yieldToEventLoop(left))).rejects.toThrow('gone')
})
