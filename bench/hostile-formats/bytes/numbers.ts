/** Whole numbers and texts as binary formats write them. */

export const bytes = (...values: readonly number[]): Buffer => Buffer.from(values)
export const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')

export function be16(...values: readonly number[]): Buffer {
  const written = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) written.writeUInt16BE(value & 0xffff, index * 2)
  return written
}

export function be32(...values: readonly number[]): Buffer {
  const written = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) written.writeUInt32BE(value >>> 0, index * 4)
  return written
}

export function le16(...values: readonly number[]): Buffer {
  return be16(...values).swap16()
}

export function le32(...values: readonly number[]): Buffer {
  return be32(...values).swap32()
}

export function le64(...values: readonly (number | bigint)[]): Buffer {
  const written = Buffer.alloc(values.length * 8)
  for (const [index, value] of values.entries()) written.writeBigUInt64LE(BigInt.asUintN(64, BigInt(value)), index * 8)
  return written
}

export const join = (...parts: readonly Buffer[]): Buffer => Buffer.concat(parts)

/** As many copies as asked for. */
export function repeat(part: Buffer, count: number): Buffer {
  return Buffer.alloc(part.length * count, part)
}

export function many(count: number, write: (index: number) => Buffer): Buffer {
  return Buffer.concat(Array.from({ length: count }, (_, index) => write(index)))
}

export function noise(length: number, random: () => number): Buffer {
  const written = Buffer.alloc(length)
  for (let index = 0; index < length; index += 1) written[index] = Math.floor(random() * 256)
  return written
}
