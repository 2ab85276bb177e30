import { describe, expect, test } from 'vitest'
import { summarizeBreaches } from '../bench/hostile-formats/breach.ts'
import type { FormatInput } from '../bench/hostile-formats/format-input.ts'
import { hostileFormats } from '../bench/hostile-formats/list-formats.ts'
import { createRandom } from '../src/libraries/random/create-random.ts'

/** Inputs of two lists side by side, up to the end of the longer one. A format's inputs are up to 120 MB together, so none is held. */
function* pairUp(one: Iterable<FormatInput>, other: Iterable<FormatInput>) {
  const others = Iterator.from(other)
  for (const input of one) yield [input, others.next().value] as const
  const { done, value } = others.next()
  if (!done) yield [undefined, value] as const
}

const isSame = (one: FormatInput | undefined, other: FormatInput | undefined) =>
  one !== undefined && other !== undefined && one.name === other.name && one.bytes.equals(other.bytes)

describe.each(hostileFormats.map((format) => [format.format, format] as const))('%s', (_, format) => {
  const generate = (seed: number) => format.generate(createRandom(seed))

  test('the same seed gives the same inputs, each with a name of its own and an operation to go to', () => {
    const names = new Set<string>()
    for (const [input, again] of pairUp(generate(1), generate(1))) {
      expect(isSame(input, again), input?.name).toBe(true)
      if (!input) continue
      expect(names).not.toContain(input.name)
      names.add(input.name)
      expect(format.requests(input).length).toBeGreaterThan(0)
    }
    expect(names.size).toBeGreaterThan(0)
  })

  test('another seed gives others', () => {
    const isOther = pairUp(generate(1), generate(2)).some(([one, other]) => !isSame(one, other))
    expect(isOther).toBe(true)
  })
})

test('of what is wrong with an input the smallest is listed, the longest pause first', () => {
  const breach = { by: 'count', operation: 'POST /a', file: '' }
  const short = { ...breach, input: 'a', fault: 'others waited 60 ms', bytes: 10, pauseMs: 60 }
  const long = { ...breach, input: 'a', fault: 'others waited 90 ms', bytes: 20, pauseMs: 90 }
  const other = { ...breach, input: 'b', fault: 'others waited 70 ms', bytes: 30, pauseMs: 70 }
  expect(summarizeBreaches([long, short, other])).toEqual([other, short])
})
