import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { summarizeBreaches } from '../bench/hostile-formats/breach.ts'
import { hostileFormats } from '../bench/hostile-formats/list-formats.ts'
import { createRandom } from '../src/kernel/random/create-random.ts'

describe.each(hostileFormats.map((format) => [format.format, format] as const))('%s', (_, format) => {
  const listInputs = (seed: number) => [...format.generate(createRandom(seed))]

  test('the same seed gives the same inputs, another one others', () => {
    // Those that unfold to many mebibytes take seconds to write.
    const listQuick = (seed: number) => listInputs(seed).filter(({ name }) => !name.includes('MiB'))
    const digests = (seed: number) =>
      listQuick(seed).map(({ name, bytes }) => `${name} ${createHash('sha256').update(bytes).digest('hex')}`)
    expect(digests(1)).toEqual(digests(1))
    expect(digests(2)).not.toEqual(digests(1))
  })

  test('each input has a name of its own, and goes to an operation', () => {
    const inputs = listInputs(1)
    expect(new Set(inputs.map(({ name }) => name)).size).toBe(inputs.length)
    for (const input of inputs) expect(format.requests(input).length).toBeGreaterThan(0)
  })
})

test('of what is wrong with an input the smallest is told, the longest pause first', () => {
  const breach = { by: 'count', operation: 'POST /a', file: '' }
  const short = { ...breach, input: 'a', fault: 'others waited 60 ms', bytes: 10, pauseMs: 60 }
  const long = { ...breach, input: 'a', fault: 'others waited 90 ms', bytes: 20, pauseMs: 90 }
  const other = { ...breach, input: 'b', fault: 'others waited 70 ms', bytes: 30, pauseMs: 70 }
  expect(summarizeBreaches([long, short, other])).toEqual([other, short])
})
