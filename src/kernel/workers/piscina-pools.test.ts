import { expect, onTestFinished, test } from 'vitest'
import { createWorkerPools } from './piscina-pools.ts'

const module = new URL('../testing/sleeping-worker.ts', import.meta.url)

interface Task {
  ms: number
  fail?: string
}

function openPool(maxQueue: number) {
  const pools = createWorkerPools({ maxThreads: 1, maxQueue })
  onTestFinished(() => pools[Symbol.asyncDispose]())
  return pools.open<Task, string>(module)
}

test('work is done in a thread and the event loop stays free', async () => {
  const pool = openPool(1)
  await pool.run({ ms: 0 })
  let ticks = 0
  const ticking = setInterval(() => (ticks += 1), 5)
  expect(await pool.run({ ms: 200 })).toBe('slept 200')
  clearInterval(ticking)
  expect(ticks).toBeGreaterThan(10)
})

test('a full queue answers busy at once', async () => {
  const pool = openPool(2)
  const running = [pool.run({ ms: 300 }), pool.run({ ms: 0 }), pool.run({ ms: 0 })]
  await expect(pool.run({ ms: 0 })).rejects.toMatchObject({
    code: 'busy',
    status: 503,
    headers: { 'retry-after': '1' },
  })
  expect(await Promise.all(running)).toEqual(['slept 300', 'slept 0', 'slept 0'])
})

test('work stops when the caller goes away, and the thread is free again', async () => {
  const pool = openPool(2)
  const leaving = new AbortController()
  const long = pool.run({ ms: 60_000 }, { signal: leaving.signal })
  setTimeout(() => leaving.abort(), 50)
  await expect(long).rejects.toMatchObject({ code: 'cancelled', status: 499 })
  expect(await pool.run({ ms: 1 })).toBe('slept 1')
})

test('a failure inside the thread comes out of it', async () => {
  await expect(openPool(1).run({ ms: 0, fail: 'no such item' })).rejects.toThrow('no such item')
})
