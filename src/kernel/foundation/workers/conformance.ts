/** What every pool promises, whether its workers are threads or processes. */
import { expect, test } from 'vitest'
import type { SleepTask } from '../../testing/sleeping-worker.ts'
import type { PoolOptions, WorkerPool } from './pools.ts'

export type OpenSleepPool = (own?: Partial<PoolOptions<SleepTask, string>>) => WorkerPool<SleepTask, string>

export function describeWorkerPool(open: OpenSleepPool): void {
  test('a failure comes out of the worker, and the next task is done', async () => {
    const pool = open()
    await expect(pool.run({ ms: 0, fail: 'no such item' })).rejects.toThrow('no such item')
    expect(await pool.run({ ms: 1 })).toBe('slept 1')
  })

  test('work that takes too long is ended, blocked as it is, and the next is done', async () => {
    const pool = open({ maxRunMs: 1500 })
    await expect(pool.run({ ms: 60_000 })).rejects.toMatchObject({
      code: 'took_too_long',
      status: 503,
      headers: { 'retry-after': '10' },
    })
    expect(await pool.run({ ms: 1 })).toBe('slept 1')
  })

  test('a caller who leaves fails at once, and the worker is free again', async () => {
    const pool = open()
    await pool.run({ ms: 0 })
    const leaving = new AbortController()
    const abandoned = pool.run({ ms: 60_000 }, { signal: leaving.signal })
    leaving.abort()
    await expect(abandoned).rejects.toMatchObject({ code: 'cancelled', status: 499 })
    expect(await pool.run({ ms: 1 })).toBe('slept 1')
  })
}
