import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { createJsonReader } from './create-json-reader.ts'

const read = createJsonReader(Type.Object({ nodes: Type.Array(Type.Integer()) }))

test('what fits is given, further fields included', () => {
  expect(read('{"nodes": [1, 2], "name": "x"}')).toEqual({ nodes: [1, 2], name: 'x' })
})

test.each([
  ['{"nodes": [1, "2"]}', 'nodes.1 must be integer in JSON that begins with {"nodes": [1, "2"]}'],
  ['[]', 'It must be object in JSON that begins with []'],
])('what does not fit is said by its field: %s', (text, message) => {
  expect(() => read(text)).toThrow(new TypeError(message))
})

test('what is no JSON is a syntax error', () => {
  expect(() => read('{"nodes"')).toThrow(SyntaxError)
})
