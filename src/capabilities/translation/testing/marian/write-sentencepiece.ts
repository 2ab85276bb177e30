/** SentencePiece's file: a protobuf `ModelProto` (sentencepiece_model.proto) with pieces, the trainer's and the normaliser's settings. */

export interface Piece {
  readonly text: string
  /** Log probability. */
  readonly score: number
  readonly kind: keyof typeof kinds
}

const kinds = { normal: 1, unknown: 2, control: 3, userDefined: 4, byte: 6 } as const

const unigram = 1

/** `</s>` has to be piece 0 and `<unk>` piece 1, as Marian's own vocabularies have them. */
export function writeSentencePiece(pieces: readonly Piece[]): Buffer {
  const trainer = message([
    integer(3, unigram),
    integer(4, pieces.length),
    integer(35, pieces.some(({ kind }) => kind === 'byte') ? 1 : 0),
    integer(40, 1),
    integer(41, -1),
    integer(42, 0),
    integer(43, -1),
  ])
  const normalizer = message([bytes(1, Buffer.from('identity')), integer(3, 1), integer(4, 1), integer(5, 1)])
  return message([...pieces.map((piece) => bytes(1, writePiece(piece))), bytes(2, trainer), bytes(3, normalizer)])
}

function writePiece({ text, score, kind }: Piece): Buffer {
  return message([bytes(1, Buffer.from(text)), float(2, score), integer(3, kinds[kind])])
}

function message(fields: readonly Buffer[]): Buffer {
  return Buffer.concat(fields)
}

function integer(field: number, value: number): Buffer {
  return Buffer.concat([varint(BigInt(field << 3)), varint(BigInt.asUintN(64, BigInt(value)))])
}

function float(field: number, value: number): Buffer {
  return Buffer.concat([varint(BigInt((field << 3) | 5)), Buffer.from(Float32Array.of(value).buffer)])
}

function bytes(field: number, value: Buffer): Buffer {
  return Buffer.concat([varint(BigInt((field << 3) | 2)), varint(BigInt(value.length)), value])
}

function varint(value: bigint): Buffer {
  const digits: number[] = []
  let rest = value
  for (; rest > 127n; rest >>= 7n) digits.push(Number(rest & 127n) | 128)
  return Buffer.from([...digits, Number(rest)])
}
