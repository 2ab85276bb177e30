import { describe, expect, test } from 'vitest'
import { formatDuration, formatSize } from './format-figures.ts'
import { formatJson } from './format-json.ts'
import { pickHeaders } from './pick-headers.ts'
import { loadView } from './views.ts'

describe('formatJson', () => {
  test('lays out what it is given, to the digit', () => {
    expect(formatJson('{"id":12345678901234567890,"f":1.0,"s":"a\\"{,}:","a":[1,[ ],{ }],"n":null}')).toBe(
      `{
  "id": 12345678901234567890,
  "f": 1.0,
  "s": "a\\"{,}:",
  "a": [
    1,
    [],
    {}
  ],
  "n": null
}`,
    )
  })

  test.each([
    ['"a"', '"a"'],
    ['[]', '[]'],
    [' { "a" : [ true ] }\n', '{\n  "a": [true]\n}'],
    ['[1, 2.50,"b"]', '[1, 2.50, "b"]'],
    [`[${'0.125,'.repeat(11)}1]`, `[\n  ${'0.125, '.repeat(6)}0.125,\n  ${'0.125, '.repeat(4)}1\n]`],
    ['["a text of more than twenty-four characters"]', '[\n  "a text of more than twenty-four characters"\n]'],
  ])('%s', (text, laidOut) => {
    expect(formatJson(text)).toBe(laidOut)
  })

  test.each(['', '{', 'plain text', "{'a':1}"])('%j is no JSON', (text) => {
    expect(formatJson(text)).toBeUndefined()
  })
})

test.each([
  [0.84, '0.8 ms'],
  [12.4, '12 ms'],
  [1250, '1.25 s'],
])('%d milliseconds are %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text)
})

test.each([
  [999, '999 B'],
  [27_520, '27.5 kB'],
  [1_200_000, '1.2 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text)
})

test('pickHeaders puts the engine first', () => {
  const headers = [
    ['date', 'now'],
    ['x-rate-limit-remaining', '3'],
    ['content-type', 'application/json'],
    ['X-Mainstay-Engine', 'embedded'],
  ] as const
  expect(pickHeaders(headers)).toEqual({
    notable: [
      ['X-Mainstay-Engine', 'embedded'],
      ['content-type', 'application/json'],
      ['x-rate-limit-remaining', '3'],
    ],
    others: [['date', 'now']],
  })
})

const view = () => null

describe('loadView', () => {
  const files = {
    '../../../src/interfaces/bin-packing/console/view.tsx': async () => ({ default: view }),
    '../../../src/interfaces/notes/console/view.tsx': async () => ({ default: 'no component' }),
  }

  test('finds the view of an interface by its folder', async () => {
    expect(await loadView(files, 'bin-packing')).toBe(view)
  })

  test('an interface without one has none, even when its name ends alike', async () => {
    expect(await loadView(files, 'packing')).toBeUndefined()
  })

  test('a file without a component is a fault of that file', async () => {
    await expect(loadView(files, 'notes')).rejects.toThrow(
      '../../../src/interfaces/notes/console/view.tsx has no component as its default export.',
    )
  })
})
