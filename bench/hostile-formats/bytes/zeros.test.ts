import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packZeros } from './zeros.ts'

test.each([0, 1, 4160, 2 ** 20 - 1, 2 ** 20, 2 ** 20 + 1, 5 * 2 ** 20 + 70_000])('%d zeros unfold', (length) => {
  expect(inflateSync(packZeros(length)).equals(Buffer.alloc(length))).toBe(true)
})
