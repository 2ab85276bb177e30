/** Types of the MaxMind DB file format 2.0 that hold others, or that are of any length. */
const types = { extended: 0, pointer: 1, text: 2, bytes: 4, map: 7, array: 11, boolean: 14 }

/** Bytes of a text that weigh as much as a value. */
const bytesOfValue = 1_000

/** What a control byte, and those that belong to it, say. */
interface Head {
  readonly type: number
  /** Bytes, or entries of a map or an array. */
  readonly size: number
  readonly end: number
}

/** Values at a place of the file, without what pointers lead to; long texts count as several. Throws when there are more than `max`. */
export function countValues(file: Buffer, place: number, max: number): number {
  let offset = place
  let count = 0
  for (let open = 1; open > 0; open -= 1) {
    const { type, size, end } = readHead(file, offset)
    const isText = type === types.text || type === types.bytes
    count += 1 + (isText ? Math.floor(size / bytesOfValue) : 0)
    const entries = type === types.map ? 2 * size : type === types.array ? size : 0
    open += entries
    if (count > max || open > max) throw new Error(`A record has more than ${max} values.`)
    offset = type === types.map || type === types.array || type === types.boolean ? end : end + size
  }
  return count
}

function readHead(file: Buffer, offset: number): Head {
  const control = file.readUInt8(offset)
  const short = control >> 5
  // Of a pointer two bits say how many bytes follow the first one.
  if (short === types.pointer) return { type: short, size: ((control >> 3) & 3) + 1, end: offset + 1 }
  const type = short === types.extended ? file.readUInt8(offset + 1) + 7 : short
  const begin = offset + (short === types.extended ? 2 : 1)
  const size = control & 31
  if (size < 29) return { type, size, end: begin }
  if (size === 29) return { type, size: 29 + file.readUInt8(begin), end: begin + 1 }
  if (size === 30) return { type, size: 285 + file.readUInt16BE(begin), end: begin + 2 }
  return { type, size: 65_821 + file.readUIntBE(begin, 3), end: begin + 3 }
}
