export interface ScoredPiece {
  readonly text: string
  /** The logarithm of how likely it is. */
  readonly score: number
}

/** The pieces of a SentencePiece file: field 1 of field 1 of its protobuf message. Undefined for what is no such file. */
export function readPieces(file: Uint8Array): readonly string[] | undefined {
  return readScoredPieces(file)?.map(({ text }) => text)
}

export function readScoredPieces(file: Uint8Array): readonly ScoredPiece[] | undefined {
  const pieces: ScoredPiece[] = []
  for (let at = 0; at < file.length;) {
    const field = readField(file, at)
    if (!field) return undefined
    if (field.number === 1) pieces.push(readPiece(file.subarray(field.begin, field.end)))
    at = field.end
  }
  return pieces.length === 0 ? undefined : pieces
}

/** Field 2, of 32 bits. */
const scoreKey = 0x15

/** What a piece says; its text comes first, then its score where it has one. */
function readPiece(piece: Uint8Array): ScoredPiece {
  const field = readField(piece, 0)
  if (field?.number !== 1) return { text: '', score: 0 }
  const text = Buffer.from(piece.subarray(field.begin, field.end)).toString()
  const hasScore = piece[field.end] === scoreKey && piece.length >= field.end + 5
  return { text, score: hasScore ? Buffer.from(piece).readFloatLE(field.end + 1) : 0 }
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
