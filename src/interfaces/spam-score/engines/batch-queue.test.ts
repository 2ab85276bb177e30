import { expect, test } from 'vitest'
import { createBatchQueue } from './batch-queue.ts'

test('mails that come together go together, and each gets its own result', async () => {
  const batches: number[] = []
  const queue = createBatchQueue(async (sources) => {
    batches.push(sources.length)
    return sources.map((source) => source.length)
  })
  const lengths = await Promise.all(Array.from({ length: 20 }, (_, index) => queue.add('x'.repeat(index))))
  expect(lengths).toEqual(Array.from({ length: 20 }, (_, index) => index))
  expect(batches).toEqual([16, 4])
})

test('one mail that fails does not take its neighbours along', async () => {
  const queue = createBatchQueue(async (sources) => {
    if (sources.includes('bad')) throw new Error('cannot be scored')
    return sources
  })
  const results = await Promise.allSettled(['one', 'bad', 'two'].map((source) => queue.add(source)))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('who left before the turn came is told so, and nothing is scored', async () => {
  const scored: string[] = []
  const queue = createBatchQueue(async (sources) => {
    scored.push(...sources)
    return sources
  })
  await expect(queue.add('gone', { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'cancelled' })
  expect(scored).toEqual([])
})

test('past 64 MiB of waiting mail callers are told to come again', async () => {
  let open: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (open = resolve))
  const queue = createBatchQueue(async (sources) => {
    await gate
    return sources.map(() => true)
  })
  const large = 'x'.repeat(1_048_576)
  const waiting = Array.from({ length: 65 }, () => queue.add(large))
  expect(() => queue.add(large)).toThrow('Too many mails wait')
  open()
  expect(await Promise.all(waiting)).toHaveLength(65)
})
