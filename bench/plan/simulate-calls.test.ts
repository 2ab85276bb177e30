/** Against results of queueing theory that are known exactly. */
import { expect, test } from 'vitest'
import { createRandom } from '../../src/libraries/random/create-random.ts'
import { simulateCalls } from './simulate-calls.ts'

const calls = 160_000
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function expectNear(value: number, expected: number, share: number): void {
  expect(Math.abs(value / expected - 1)).toBeLessThan(share)
}

test('one process with a processor of its own: M/M/1, whose mean time is 1 / (mu - lambda)', () => {
  const stations = [{ name: 'server', serviceMs: 1, processes: 1 }]
  const { latencies } = simulateCalls({
    stations,
    processors: 1,
    load: { callsPerSecond: 700 },
    calls,
    random: createRandom(1),
  })
  expectNear(mean(latencies), 1 / (1 - 0.7), 0.06)
})

test('many processes that share one processor: M/M/1-PS, with the same mean', () => {
  const stations = [{ name: 'server', serviceMs: 1, processes: 400 }]
  const { latencies } = simulateCalls({
    stations,
    processors: 1,
    load: { callsPerSecond: 700 },
    calls,
    random: createRandom(2),
  })
  expectNear(mean(latencies), 1 / (1 - 0.7), 0.06)
})

test('two queues in a row, each with a processor: a product of two M/M/1 (Burke, Jackson)', () => {
  const stations = [
    { name: 'proxy', serviceMs: 0.5, processes: 1 },
    { name: 'server', serviceMs: 1, processes: 1 },
  ]
  const { latencies } = simulateCalls({
    stations,
    processors: 2,
    load: { callsPerSecond: 600 },
    calls,
    random: createRandom(3),
  })
  expectNear(mean(latencies), 0.5 / (1 - 0.3) + 1 / (1 - 0.6), 0.06)
})

test('four callers and two queues of the same pace: N / (N + M - 1) of the pace (Gordon, Newell)', () => {
  const stations = [
    { name: 'one', serviceMs: 1, processes: 1 },
    { name: 'other', serviceMs: 1, processes: 1 },
  ]
  const { callsPerSecond } = simulateCalls({
    stations,
    processors: 2,
    load: { callers: 4 },
    calls,
    random: createRandom(4),
  })
  expectNear(callsPerSecond, (1000 * 4) / 5, 0.03)
})
