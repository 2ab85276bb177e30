import { describe, expect, onTestFinished, test } from 'vitest'
import { countTurns } from '../../testing/count-turns.ts'
import type { SleepTask } from '../../testing/sleeping-worker.ts'
import { describeWorkerPool } from './conformance.ts'
import { createWorkerPools, type WorkerOptions } from './piscina-pools.ts'
import type { PoolOptions } from './pools.ts'

const module = new URL('../../testing/sleeping-worker.ts', import.meta.url)
const batchModule = new URL('../../testing/sleeping-batch-worker.ts', import.meta.url)

function openPools(options: WorkerOptions = {}) {
  const pools = createWorkerPools({ maxThreads: 1, ...options })
  onTestFinished(() => pools[Symbol.asyncDispose]())
  return pools
}

function openPool(options: WorkerOptions = {}, own: Partial<PoolOptions<SleepTask, string>> = {}) {
  return openPools(options).open<SleepTask, string>(module, { queue: 'sleep', ...own })
}

describe('a pool of threads', () => describeWorkerPool((own) => openPool({}, own)))

test('work is done in a thread and the event loop stays free', async () => {
  const pool = openPool()
  await pool.run({ ms: 0 })
  let ticks = 0
  const ticking = setInterval(() => (ticks += 1), 5)
  expect(await pool.run({ ms: 200 })).toBe('slept 200')
  clearInterval(ticking)
  expect(ticks).toBeGreaterThan(10)
})

describe('waiting', () => {
  test('when a queue is full the oldest is refused as busy', async () => {
    const pool = openPool({ maxQueue: 2 })
    const running = pool.run({ ms: 300 })
    const oldest = pool.run({ ms: 1 })
    const others = [pool.run({ ms: 2 }), pool.run({ ms: 3 })]
    const busy = { code: 'busy', status: 503, headers: { 'retry-after': '1' } }
    await expect(oldest).rejects.toMatchObject(busy)
    expect(await Promise.all([running, ...others])).toEqual(['slept 300', 'slept 2', 'slept 3'])
  })

  test('nobody waits longer than is allowed', async () => {
    const pool = openPool({ maxWaitMs: 50 })
    await pool.run({ ms: 0 })
    const running = pool.run({ ms: 2000 })
    await expect(pool.run({ ms: 1 })).rejects.toMatchObject({ code: 'busy' })
    expect(await running).toBe('slept 2000')
  })

  test('while the first thread starts all may wait', async () => {
    const pool = openPool({ maxWaitMs: 50 })
    expect(await Promise.all([pool.run({ ms: 300 }), pool.run({ ms: 1 })])).toEqual(['slept 300', 'slept 1'])
  })

  test('a queue of short work is not held up by one of long work', async () => {
    const pools = openPools()
    const long = pools.open<SleepTask, string>(module, { queue: 'long' })
    const short = pools.open<SleepTask, string>(module, { queue: 'short' })
    await Promise.all([long.run({ ms: 50 }), short.run({ ms: 1 })])
    const order: string[] = []
    const noting = (pool: typeof long, ms: number) => pool.run({ ms }).then((slept) => order.push(slept))
    await Promise.all([
      ...Array.from({ length: 4 }, () => noting(long, 50)),
      ...Array.from({ length: 20 }, () => noting(short, 1)),
    ])
    expect(order.filter((slept) => slept === 'slept 50')).toHaveLength(4)
    // Twenty milliseconds of work against two hundred: all of it comes before the last two of the long ones.
    expect(order.slice(-2)).toEqual(['slept 50', 'slept 50'])
  })

  test('long work leaves one thread to the others', async () => {
    const pools = openPools({ maxThreads: 2 })
    const long = pools.open<SleepTask, string>(module, { queue: 'long' })
    const short = pools.open<SleepTask, string>(module, { queue: 'short' })
    const leaving = new AbortController()
    const sleeping = [1, 2].map(() => long.run({ ms: 60_000 }, { signal: leaving.signal }))
    expect(await short.run({ ms: 1 })).toBe('slept 1')
    leaving.abort()
    expect((await Promise.allSettled(sleeping)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})

test('who leaves before the turn came costs no work', async () => {
  const pool = openPool()
  const running = pool.run({ ms: 100 })
  const leaving = new AbortController()
  const waiting = pool.run({ ms: 60_000 }, { signal: leaving.signal })
  leaving.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'cancelled' })
  expect(await Promise.all([running, pool.run({ ms: 1 })])).toEqual(['slept 100', 'slept 1'])
})

describe('what goes wrong in a thread', () => {
  test.each<[string, SleepTask, string]>([
    ['ends', { ms: 0, exit: 1 }, 'worker exited with code: 1'],
    ['throws outside of its task', { ms: 0, throwLater: 'from a timer' }, 'from a timer'],
    ['runs out of memory', { ms: 0, fill: true }, 'Worker terminated due to reaching memory limit'],
  ])('a thread that %s takes its task along and nothing else', async (_what, task, message) => {
    const pool = openPool({ oldGeneration: 64 })
    await expect(pool.run(task)).rejects.toThrow(message)
    expect(await pool.run({ ms: 1 })).toBe('slept 1')
  })
})

describe('batches', () => {
  const batch = { maxTasks: 3, maxSize: 100, sizeOf: ({ ms }: SleepTask) => ms }
  const openBatches = () => openPools().openForBatches<SleepTask, string>(batchModule, { queue: 'sleep', batch })

  test('tasks that wait together are done together, as far as there is room', async () => {
    const pool = openBatches()
    const running = pool.run({ ms: 100 })
    const waiting = [1, 2, 3, 4, 98].map((ms) => pool.run({ ms }))
    expect(await Promise.all([running, ...waiting])).toEqual([
      'slept 100 of 1',
      'slept 1 of 3',
      'slept 2 of 3',
      'slept 3 of 3',
      'slept 4 of 1',
      'slept 98 of 1',
    ])
  })

  test('tasks that come at the same time are done together, the first too', async () => {
    const pool = openBatches()
    expect(await Promise.all([1, 2].map((ms) => pool.run({ ms })))).toEqual(['slept 1 of 2', 'slept 2 of 2'])
  })

  test('one that fails does not take the others of its batch along', async () => {
    const pool = openBatches()
    const running = pool.run({ ms: 100 })
    const waiting = [{ ms: 1 }, { ms: 0, fail: 'bad' }, { ms: 2 }].map((task) => pool.run(task))
    const results = await Promise.allSettled([running, ...waiting])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  })

  test('a batch goes on while somebody waits for it', async () => {
    const pool = openBatches()
    await pool.run({ ms: 0 })
    const running = pool.run({ ms: 100 })
    const leaving = new AbortController()
    const left = pool.run({ ms: 1 }, { signal: leaving.signal })
    const stays = pool.run({ ms: 99 })
    await running
    leaving.abort()
    await expect(left).rejects.toMatchObject({ code: 'cancelled' })
    expect(await stays).toBe('slept 99 of 2')
  })
})

describe('small tasks', () => {
  const inPlace = {
    suits: ({ ms }: SleepTask) => ms <= 10,
    run: ({ ms }: SleepTask) => (ms === 10 ? undefined : `slept ${ms} here`),
  }

  test('are done on the event loop, unless they turn out to be large', async () => {
    const pool = openPool({}, { inPlace })
    expect(await Promise.all([9, 10, 11].map((ms) => pool.run({ ms })))).toEqual([
      'slept 9 here',
      'slept 10',
      'slept 11',
    ])
  })

  test('do not pile up: the event loop turns between them', async () => {
    const end = () => {
      const until = performance.now() + 3
      while (performance.now() < until);
      return 'done'
    }
    const pool = openPool({}, { inPlace: { suits: () => true, run: end } })
    const rounds = await countTurns(() => Promise.all(Array.from({ length: 40 }, () => pool.run({ ms: 0 }))))
    // Forty of 3 ms, of which two fill a round.
    expect(rounds).toBeGreaterThan(15)
  })
})
