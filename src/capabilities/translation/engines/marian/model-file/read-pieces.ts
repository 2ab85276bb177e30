/** The pieces of a SentencePiece file: field 1 of field 1 of its protobuf message. Undefined where it is none. */
export function readPieces(file: Uint8Array): readonly string[] | undefined {
  const pieces: string[] = []
  for (let at = 0; at < file.length;) {
    const field = readField(file, at)
    if (!field) return undefined
    if (field.number === 1) pieces.push(readText(file.subarray(field.begin, field.end)))
    at = field.end
  }
  return pieces.length === 0 ? undefined : pieces
}

/** What a piece says; its text comes first. */
function readText(piece: Uint8Array): string {
  const text = readField(piece, 0)
  return text?.number === 1 ? Buffer.from(piece.subarray(text.begin, text.end)).toString() : ''
}

/** A field that has a length. */
function readField(bytes: Uint8Array, at: number): { number: number; begin: number; end: number } | undefined {
  const key = readVarint(bytes, at)
  if (!key || (key.value & 7) !== 2) return undefined
  const length = readVarint(bytes, key.end)
  if (!length || length.end + length.value > bytes.length) return undefined
  return { number: key.value >> 3, begin: length.end, end: length.end + length.value }
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
