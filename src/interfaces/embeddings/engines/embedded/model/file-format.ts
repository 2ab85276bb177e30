import { type Static, Type } from 'typebox'

/**
 * The model's file: one JSON line (below), then `vocabularyBytes` of UTF-8 text, a piece a line, then little-endian arrays:
 * - `costs` (Uint16 a piece): what a piece of Japanese costs the segmenter, in 1/1024 nats; 65535 for what is no piece
 * - `scales` (Float32 a row) and `rows` (`semantic` numbers of 4 bits a row, the even ones in the low half, 8 standing for 0)
 * - `gramWeights` (Uint8 a bucket), in 1/16
 * Rows are those of the vocabulary, in order, then those that unknown words share.
 */
export const FileHeader = Type.Object({
  format: Type.Literal('mainstay-embedding-1'),
  name: Type.String(),
  /** Dimensions of meaning and of spelling: as many of the one as of the other, a multiple of 64. */
  semantic: Type.Integer(),
  spelling: Type.Integer(),
  vocabulary: Type.Integer(),
  vocabularyBytes: Type.Integer(),
  /** Rows that unknown words share. */
  unknown: Type.Integer(),
  /** Buckets of n-gram weights, a power of two. */
  buckets: Type.Integer(),
  /** Nats that a character which is no piece costs. */
  unknownCost: Type.Number(),
  /** How much of a vector's length is meaning, the rest being spelling, squared; in text without Japanese and in Japanese. */
  share: Type.Number(),
  japaneseShare: Type.Number(),
  /** The weight of n-grams of hiragana, most of which is grammar. */
  hiraganaWeight: Type.Number(),
})

export type FileHeader = Readonly<Static<typeof FileHeader>>
