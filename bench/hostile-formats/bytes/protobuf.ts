import { bytes, join, latin1 } from './numbers.ts'

/** Fields of protobuf messages. */

export function varint(value: number | bigint): Buffer {
  const written: number[] = []
  let left = BigInt.asUintN(64, BigInt(value))
  for (; left > 127n; left >>= 7n) written.push(Number(left & 127n) | 128)
  return bytes(...written, Number(left))
}

export const tag = (field: number, wireType: number): Buffer => varint(field * 8 + wireType)
export const number = (field: number, value: number | bigint): Buffer => join(tag(field, 0), varint(value))
export const message = (field: number, ...parts: readonly Buffer[]): Buffer => {
  const inner = join(...parts)
  return join(tag(field, 2), varint(inner.length), inner)
}
export const text = (field: number, value: string): Buffer => message(field, latin1(value))

/** `depth` messages, each the only field of the one before it. */
export function nest(field: number, depth: number, innermost: Buffer = Buffer.alloc(0)): Buffer {
  const heads: Buffer[] = []
  let length = innermost.length
  for (let level = 0; level < depth; level += 1) {
    const head = join(tag(field, 2), varint(length))
    heads.push(head)
    length += head.length
  }
  return Buffer.concat([...heads.toReversed(), innermost])
}
