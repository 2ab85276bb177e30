import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { summarizeBreaches } from '../bench/hostile-formats/breach.ts'
import { hostileFormats } from '../bench/hostile-formats/list-formats.ts'
import { createRandom } from '../src/libraries/random/create-random.ts'

describe.each(hostileFormats.map((format) => [format.format, format] as const))('%s', (_, format) => {
  const generate = (seed: number) => format.generate(createRandom(seed))

  test('the same seed gives the same inputs, another one others', () => {
    // One by one: a format's inputs are up to 120 MB together, and three lists of them need not be held.
    const digests = (seed: number) =>
      Array.from(generate(seed), ({ name, bytes }) => `${name} ${createHash('sha256').update(bytes).digest('hex')}`)
    const first = digests(1)
    expect(digests(1)).toEqual(first)
    expect(digests(2)).not.toEqual(first)
  })

  test('each input has a name of its own, and goes to an operation', () => {
    const names = new Set<string>()
    for (const input of generate(1)) {
      expect(names).not.toContain(input.name)
      names.add(input.name)
      expect(format.requests(input).length).toBeGreaterThan(0)
    }
  })
})

test('of what is wrong with an input the smallest is told, the longest pause first', () => {
  const breach = { by: 'count', operation: 'POST /a', file: '' }
  const short = { ...breach, input: 'a', fault: 'others waited 60 ms', bytes: 10, pauseMs: 60 }
  const long = { ...breach, input: 'a', fault: 'others waited 90 ms', bytes: 20, pauseMs: 90 }
  const other = { ...breach, input: 'b', fault: 'others waited 70 ms', bytes: 30, pauseMs: 70 }
  expect(summarizeBreaches([long, short, other])).toEqual([other, short])
})
