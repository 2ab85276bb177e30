import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { readWebAssembly, type WasmMemory } from '../../../../../../libraries/web-assembly/web-assembly.ts'
import { compileText } from '../../../../../../libraries/web-assembly/testing/compile-text.ts'

type Product = (...values: readonly number[]) => void

const { compile, Instance, Memory } = readWebAssembly()
const place = { a: 0, b: 16_384, bias: 32_768, output: 49_152 }
let memory: WasmMemory
let prepareA: Product
let multiplyAndAddBias: Product

beforeAll(async () => {
  memory = new Memory({ initial: 2 })
  const module = await compile(await readFile(new URL('products.wasm', import.meta.url)))
  const { exports } = new Instance(module, { env: { memory } })
  prepareA = readProduct(exports['prepareA'])
  multiplyAndAddBias = readProduct(exports['multiplyAndAddBias'])
})

test('what is shipped is what the text beside it makes', async () => {
  expect(Buffer.from(await compileText(new URL('products.wat', import.meta.url))).toString('hex')).toBe(
    (await readFile(new URL('products.wasm', import.meta.url))).toString('hex'),
  )
})

test('floats become bytes around 127: halves go to the even number, and what is too large to the last', () => {
  new Float32Array(memory.buffer, place.output, 16).set([
    0, 0.5, 1.5, -0.5, -1.5, 2.49, -2.51, 126.4, 127, 128, 1e9, -127, -128, -1e9, 60, -60,
  ])
  prepareA(place.output, 1, 0, 1, 16, place.a)
  expect([...new Uint8Array(memory.buffer, place.a, 16)]).toStrictEqual([
    127, 127, 129, 127, 125, 129, 124, 253, 254, 254, 254, 0, 0, 0, 187, 67,
  ])
})

test('a product is that of whole numbers, whatever the rows, the width and the columns are', () => {
  const byte = fc.nat({ max: 255 })
  const shape = fc.record({
    rows: fc.integer({ min: 1, max: 5 }),
    sixteens: fc.integer({ min: 1, max: 4 }),
    eights: fc.integer({ min: 1, max: 3 }),
  })
  const matrices = shape.chain(({ rows, sixteens, eights }) => {
    const [width, columns] = [sixteens * 16, eights * 8]
    const bytesOf = (length: number) => fc.array(byte, { minLength: length, maxLength: length })
    return fc.record({
      rows: fc.constant(rows),
      width: fc.constant(width),
      columns: fc.constant(columns),
      a: bytesOf(rows * width),
      b: bytesOf(width * columns),
    })
  })
  fc.assert(
    fc.property(matrices, ({ rows, width, columns, a, b }) => {
      const signed = Int8Array.from(b)
      new Uint8Array(memory.buffer, place.a, a.length).set(a)
      new Int8Array(memory.buffer, place.b, signed.length).set(layOut(signed, width, columns))
      new Float32Array(memory.buffer, place.bias, columns).set(Array.from({ length: columns }, (_, column) => column))
      multiplyAndAddBias(place.a, 2, 0, place.b, 4, 0, place.bias, 1, rows, width, columns, place.output)
      const wanted = Array.from({ length: rows * columns }, (_, at) => {
        const [row, column] = [Math.floor(at / columns), at % columns]
        let sum = 0
        for (let k = 0; k < width; k++) sum += (a[row * width + k] ?? 0) * (signed[k * columns + column] ?? 0)
        return sum / 8 + column
      })
      expect([...new Float32Array(memory.buffer, place.output, wanted.length)]).toStrictEqual(wanted)
    }),
  )
})

/** As intgemm lays the second matrix out for registers of 16 bytes. */
function layOut(b: Int8Array, width: number, columns: number): Int8Array {
  const laidOut = new Int8Array(b.length)
  for (let k = 0; k < width; k++) {
    for (let column = 0; column < columns; column++) {
      const eight = (column >> 3) * 8 * width
      laidOut[eight + (k >> 4) * 128 + (column & 7) * 16 + (k & 15)] = b[k * columns + column] ?? 0
    }
  }
  return laidOut
}

function readProduct(value: unknown): Product {
  if (typeof value !== 'function') throw new TypeError('No product is exported by that name.')
  return (...values) => void Reflect.apply(value, undefined, values)
}
