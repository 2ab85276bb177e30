import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileText } from '../../../../../../libraries/web-assembly/testing/compile-text.ts'
import { openProducts } from './open-products.ts'

test('what is shipped is what the text beside it makes', async () => {
  expect(Buffer.from(await compileText(new URL('products.wat', import.meta.url))).toString('hex')).toBe(
    (await readFile(new URL('products.wasm', import.meta.url))).toString('hex'),
  )
})

test('a product is the sum over the width and the bias, whatever the rows, the width and the columns are', async () => {
  const products = await openProducts(200_000, 1_000)
  const number = fc.integer({ min: -64, max: 64 })
  const shape = fc.record({
    rows: fc.integer({ min: 1, max: 5 }),
    width: fc.integer({ min: 1, max: 4 }).map((fours) => 4 * fours),
    columns: fc.integer({ min: 1, max: 4 }).map((fours) => 4 * fours),
  })
  const numbers = (length: number) =>
    fc.array(number, { minLength: length, maxLength: length }).map((values) => Float32Array.from(values))
  const cases = shape.chain(({ rows, width, columns }) =>
    fc.record({
      width: fc.constant(width),
      columns: fc.constant(columns),
      a: numbers(rows * width),
      b: numbers(width * columns),
      bias: numbers(columns),
    }),
  )
  fc.assert(
    fc.property(cases, ({ width, columns, a, b, bias }) => {
      const wanted = Array.from({ length: (a.length / width) * columns }, (_, at) => {
        const [row, column] = [Math.floor(at / columns), at % columns]
        let sum = bias[column] ?? 0
        for (let k = 0; k < width; k++) sum += (a[row * width + k] ?? 0) * (b[column * width + k] ?? 0)
        return sum
      })
      expect([...products.multiply(a, products.keep(b, bias))]).toStrictEqual(wanted)
    }),
  )
})
