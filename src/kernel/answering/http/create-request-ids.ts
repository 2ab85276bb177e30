import { randomFillSync } from 'node:crypto'

/** Ids that are written at once. */
const batch = 128
const length = 36

const hex = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0')).join(''), 'latin1')

/** Where the digits of each byte stand. */
const places = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34]

/**
 * Random UUIDs (RFC 9562, version 4) for requests. Each of `randomUUID` is a tree of twenty pieces, which collections of garbage copy as long as
 * the call is remembered; these are cut out of one text for all of a batch, and take half the time.
 */
export function createRequestIds(): () => string {
  const random = Buffer.alloc(16 * batch)
  const written = Buffer.alloc(length * batch, '-')
  let [ids, next] = ['', batch]
  return () => {
    if (next === batch) {
      ids = writeIds(randomFillSync(random), written)
      next = 0
    }
    const start = length * next
    next += 1
    return ids.slice(start, start + length)
  }
}

function writeIds(random: Buffer, written: Buffer): string {
  for (let id = 0; id < batch; id += 1) {
    const from = 16 * id
    // Version and variant take four bits of the seventh byte and two of the ninth.
    random[from + 6] = ((random[from + 6] ?? 0) & 0x0f) | 0x40
    random[from + 8] = ((random[from + 8] ?? 0) & 0x3f) | 0x80
    for (let index = 0; index < 16; index += 1) {
      const digits = 2 * (random[from + index] ?? 0)
      const at = length * id + (places[index] ?? 0)
      written[at] = hex[digits] ?? 0
      written[at + 1] = hex[digits + 1] ?? 0
    }
  }
  return written.toString('latin1')
}
