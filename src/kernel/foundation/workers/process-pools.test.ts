import { describe, expect, onTestFinished, test } from 'vitest'
import type { SleepTask } from '../../testing/sleeping-worker.ts'
import { describeWorkerPool } from './conformance.ts'
import type { PoolOptions } from './pools.ts'
import { createProcessPools, type ProcessOptions } from './process-pools.ts'

const module = new URL('../../testing/sleeping-worker.ts', import.meta.url)

function openPool(options: ProcessOptions = {}, own: Partial<PoolOptions<SleepTask, string>> = {}) {
  const pools = createProcessPools({ maxProcesses: 1, ...options })
  onTestFinished(() => pools[Symbol.asyncDispose]())
  return pools.open<SleepTask, string>(module, { queue: 'sleep', ...own })
}

describe('a pool of processes', () => describeWorkerPool((own) => openPool({}, own)))

test('work is done one task after the other', async () => {
  const pool = openPool()
  expect(await Promise.all([pool.run({ ms: 20 }), pool.run({ ms: 1 })])).toEqual(['slept 20', 'slept 1'])
})

test('what cannot be sent over is said', async () => {
  const pool = openPool()
  await expect(pool.run({ ms: 0, giveFunction: true })).rejects.toThrow('could not be cloned')
  await expect(pool.run({ ms: 0, unsendable: () => {} })).rejects.toThrow('could not be cloned')
  expect(await pool.run({ ms: 1 })).toBe('slept 1')
})

describe('a process that has to be ended', () => {
  test('holds more memory than it may', async () => {
    const pool = openPool({ maxMemory: 160 })
    await expect(pool.run({ ms: 60_000, hold: 200 })).rejects.toMatchObject({
      name: 'WorkerDiedError',
      isOutgrown: true,
      message: 'The work took more memory than it may.',
    })
    expect(await pool.run({ ms: 1 })).toBe('slept 1')
  })

  test('ends by itself', async () => {
    const pool = openPool()
    await expect(pool.run({ ms: 0, exit: 3 })).rejects.toMatchObject({
      name: 'WorkerDiedError',
      isOutgrown: false,
      message: 'The process that did the work ended: exit code 3.',
    })
    expect(await pool.run({ ms: 1 })).toBe('slept 1')
  })
})

test('what held much memory after its task is started anew', async () => {
  const pools = createProcessPools({ maxProcesses: 1, maxMemory: 400 })
  onTestFinished(() => pools[Symbol.asyncDispose]())
  const processIds = pools.open<{ hold?: number }, number>(
    new URL('../../testing/process-id-worker.ts', import.meta.url),
    {
      queue: 'ids',
    },
  )
  const first = await processIds.run({})
  expect(await processIds.run({})).toBe(first)
  expect(await processIds.run({ hold: 200 })).toBe(first)
  expect(await processIds.run({})).not.toBe(first)
})

test('what rests is ended, and what it holds is given back', async () => {
  const pools = createProcessPools({ maxProcesses: 1, restMs: 50 })
  onTestFinished(() => pools[Symbol.asyncDispose]())
  const module = new URL('../../testing/process-id-worker.ts', import.meta.url)
  const processIds = pools.open<{ hold?: number }, number>(module, { queue: 'ids' })
  const first = await processIds.run({})
  await expect.poll(() => isRunning(first)).toBe(false)
  expect(await processIds.run({})).not.toBe(first)
})

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0)
  } catch {
    return false
  }
}

test('nothing of the environment but what libraries are found by reaches a process', async () => {
  process.env['MAINSTAY_PLANTED_SECRET'] = 'planted'
  onTestFinished(() => void delete process.env['MAINSTAY_PLANTED_SECRET'])
  const pools = createProcessPools({ maxProcesses: 1 })
  onTestFinished(() => pools[Symbol.asyncDispose]())
  const names = pools.open<null, string[]>(new URL('../../testing/environment-worker.ts', import.meta.url), {
    queue: 'names',
  })
  const given = await names.run(null)
  expect(given).toContain('PATH')
  expect(given).not.toContain('MAINSTAY_PLANTED_SECRET')
})
