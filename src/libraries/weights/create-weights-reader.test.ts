import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { createWeightsReader } from './create-weights-reader.ts'

const read = createWeightsReader(Type.Object({ rows: Type.Integer() }))

test('a header, then arrays of any width from wherever they begin', () => {
  const words = Buffer.from(Uint16Array.of(1, 65_535).buffer)
  const floats = Buffer.from(Float32Array.of(0.5, -2).buffer)
  const bytes = Buffer.concat([Buffer.from('{"rows":2}\n'), words, floats, Buffer.of(1, 255)])
  const { header, arrays } = read(bytes)
  expect(header).toEqual({ rows: 2 })
  expect([arrays.uint16(2), arrays.float32(2)]).toEqual([Uint16Array.of(1, 65_535), Float32Array.of(0.5, -2)])
  expect(arrays.rest).toBe(2)
  expect(arrays.int8(2)).toEqual(Int8Array.of(1, -1))
})

test('a file that was cut short says so', () => {
  const { arrays } = read(Buffer.from('{"rows":2}\nabc'))
  expect(() => arrays.uint32(1)).toThrow(new RangeError('The file ends 1 bytes before its arrays do.'))
})
