import { expect, test } from 'vitest'
import { findLargestConstant } from './find-largest-constant.ts'
import { writeOnnx } from './testing/write-onnx.ts'

const ends = {
  inputs: { x: { type: 'float', shape: [1, 4] } },
  outputs: { y: { type: 'float', shape: [1, 4] } },
} as const
const weights = { w: { shape: [4], values: [1, 2, 3, 4] } }

function double(times: number): Uint8Array {
  const names = ['w', ...Array.from({ length: times }, (_, index) => `d${index}`)]
  const joins = names.slice(1).map((output, index) => ({
    operation: 'Concat',
    inputs: [names[index] ?? '', names[index] ?? ''],
    output,
    attributes: { axis: 0 },
  }))
  const sum = { operation: 'ReduceSum', inputs: [`d${times - 1}`], output: 'r' }
  return writeOnnx({ nodes: [...joins, sum, { operation: 'Add', inputs: ['x', 'r'], output: 'y' }], weights, ...ends })
}

test.each([
  [3, 32],
  [33, 4 * 2 ** 33],
])('a tensor that is joined with itself %i times has %i numbers', (times, size) => {
  expect(findLargestConstant(double(times))).toBe(size)
})

test('what an input is needed for is not counted', () => {
  const nodes = [{ operation: 'Concat', inputs: ['x', 'w'], output: 'y', attributes: { axis: 0 } }]
  expect(findLargestConstant(writeOnnx({ nodes, weights, ...ends }))).toBe(0)
})

test('bytes that are no model are no mistake of ours', () => {
  expect(() => findLargestConstant(Buffer.from('no model at all'))).toThrow()
})
