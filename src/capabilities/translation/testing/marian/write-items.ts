/** Marian's binary model format, version 1: a count, headers, names, shapes, and then the data, aligned to 256 bytes. */

export interface MarianItem {
  readonly name: string
  readonly type: keyof typeof typeCodes
  readonly shape: readonly number[]
  readonly data: Uint8Array
}

/** Marian's `Type`: a class of types and the size of one element. */
const typeCodes = { int8: 0x01_01, float32: 0x04_04, intgemm8: 0x41_01 } as const

const version = 1
const alignment = 256

/** Writes the items in their order. */
export function writeItems(items: readonly MarianItem[]): Buffer {
  const head = Buffer.concat([
    longs([version, items.length]),
    ...items.map(({ name, type, shape, data }) =>
      longs([Buffer.byteLength(name) + 1, typeCodes[type], shape.length, padded(data.length)]),
    ),
    ...items.map(({ name }) => Buffer.from(`${name}\0`)),
    ...items.map(({ shape }) => Buffer.from(Int32Array.from(shape).buffer)),
  ])
  const gap = padded(head.length + 8) - head.length - 8
  return Buffer.concat([head, longs([gap]), Buffer.alloc(gap), ...items.flatMap(({ data }) => [data, rest(data)])])
}

function padded(length: number): number {
  return Math.ceil(length / alignment) * alignment
}

function rest(data: Uint8Array): Buffer {
  return Buffer.alloc(padded(data.length) - data.length)
}

function longs(values: readonly number[]): Buffer {
  return Buffer.from(BigUint64Array.from(values, BigInt).buffer)
}
