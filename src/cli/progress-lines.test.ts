import { expect, test } from 'vitest'
import { ProgressLines } from './progress-lines.ts'
import type { CommandEvent } from './write-event.ts'

test('the first report is told, then the latest one each second', () => {
  const written: CommandEvent[] = []
  let now = 0
  const lines = new ProgressLines(
    (event) => written.push(event),
    () => now,
  )
  for (const [at, done] of [
    [0, 1],
    [999, 2],
    [1_000, 3],
    [1_500, 4],
    [5_000, 5],
  ] as const) {
    now = at
    lines.update({ done, total: 5, unit: 'bytes', summary: 'a model', warnings: ['told at the end'] })
  }
  lines.clear()
  expect(written).toEqual(
    [1, 3, 5].map((done) => ({ progress: { done, total: 5, unit: 'bytes', summary: 'a model' } })),
  )
})
