import { expect, test } from 'vitest'
import { runAtOnce, runInTurns } from './run-in-turns.ts'

/** Works for so many milliseconds in each of its steps. */
function* work(steps: number, ms: number): Generator<void, string> {
  for (let step = 0; step < steps; step++) {
    for (const end = performance.now() + ms; performance.now() < end;);
    yield
  }
  return 'done'
}

test('others have their turn between the steps of long work', async () => {
  let turns = 0
  const other = setInterval(() => turns++, 1)
  expect(await runInTurns(work(20, 5))).toBe('done')
  clearInterval(other)
  expect(turns).toBeGreaterThanOrEqual(5)
})

test('short work is done at once', async () => {
  expect(await runInTurns(work(0, 0))).toBe('done')
  expect(runAtOnce(work(3, 0))).toBe('done')
})

test('what it throws is thrown on', async () => {
  const failing = function* (): Generator<void, never> {
    yield
    throw new Error('broken')
  }
  await expect(runInTurns(failing())).rejects.toThrow('broken')
})
