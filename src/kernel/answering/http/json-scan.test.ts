import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JsonScan } from './json-scan.ts'

/**
 * What a value holds, counted on the value itself, never on JSON.parse's reading of its text: V8 may take an escaped
 * name for another one (https://github.com/nodejs/node/issues/63785).
 */
function count(value: unknown): { names: number; values: number; deepest: number } {
  if (typeof value !== 'object' || value === null) return { names: 0, values: 1, deepest: 0 }
  const inside = Object.values(value).map(count)
  return {
    names: inside.reduce((sum, { names }) => sum + names, Array.isArray(value) ? 0 : inside.length),
    values: inside.reduce((sum, { values }) => sum + values, 1),
    deepest: inside.reduce((max, { deepest }) => Math.max(max, deepest), 0) + 1,
  }
}

function scan(text: string, pieceLength = Infinity): { names: number; values: number; deepest: number } {
  const bytes = Buffer.from(text)
  const read = new JsonScan()
  for (let start = 0; start < bytes.length; start += pieceLength) read.read(bytes.subarray(start, start + pieceLength))
  const { names, values, deepest } = read
  return { names, values, deepest }
}

/** Texts full of what could be taken for structure. */
const tricky = fc.oneof(fc.constantFrom('"', '\\', '\\"', '[{', '}],:', '\\\\', '日本', '\u0000', ' '), fc.string())

test('counts what the written value holds, however the bytes are cut', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.dictionary(tricky, tricky, { maxKeys: 5 }),
      fc.constantFrom(undefined, 1, '\t\r\n '),
      fc.integer({ min: 1, max: 9 }),
      (value, strings, space, pieceLength) => {
        const text = JSON.stringify([value, strings], undefined, space)
        const counted = count([value, strings])
        expect(scan(text)).toEqual(counted)
        expect(scan(text, pieceLength)).toEqual(counted)
      },
    ),
  )
})

test.each([
  ['1', 0, 1, 0],
  ['-1.5e3', 0, 1, 0],
  [' [ ] ', 0, 1, 1],
  ['{"a":[1,2,{"b":null}],"c":"]"}', 3, 7, 3],
  ['["\\\\","\\""]', 0, 3, 1],
  ['[[],[[]],{}]', 0, 5, 3],
])('%s holds %i names, %i values and is %i deep', (text, names, values, deepest) => {
  expect(scan(text)).toEqual({ names, values, deepest })
})

test('of what breaks off, it counts what stands there', () => {
  expect(scan('{"a":[1,"x')).toEqual({ names: 1, values: 4, deepest: 2 })
  expect(scan('['.repeat(5000))).toEqual({ names: 0, values: 5000, deepest: 5000 })
})
