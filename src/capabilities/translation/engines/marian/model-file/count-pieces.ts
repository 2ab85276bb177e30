/** How many pieces a SentencePiece file has: fields 1 of its protobuf message. Undefined where it is none. */
export function countPieces(file: Uint8Array): number | undefined {
  let pieces = 0
  let at = 0
  while (at < file.length) {
    const key = readVarint(file, at)
    if (!key || (key.value & 7) !== 2) return undefined
    const length = readVarint(file, key.end)
    if (!length || length.end + length.value > file.length) return undefined
    if (key.value >> 3 === 1) pieces += 1
    at = length.end + length.value
  }
  return pieces === 0 ? undefined : pieces
}

function readVarint(file: Uint8Array, begin: number): { value: number; end: number } | undefined {
  let value = 0
  for (let at = begin; at < Math.min(begin + 5, file.length); at += 1) {
    const byte = file[at] ?? 0
    value += (byte & 127) * 2 ** (7 * (at - begin))
    if (byte < 128) return { value, end: at + 1 }
  }
  return undefined
}
