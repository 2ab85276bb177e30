/**
 * The model's file: one JSON line (below), then `vocabularyBytes` of UTF-8 text, a piece a line, then little-endian arrays:
 * - `costs` (Uint16 a piece): what a piece of Japanese costs the segmenter, in 1/1024 nats; 65535 for what is no piece
 * - `scales` (Float32 a row) and `rows` (`semantic` numbers of 4 bits a row, the even ones in the low half, 8 standing for 0)
 * - `gramWeights` (Uint8 a bucket), in 1/16
 * Rows are those of the vocabulary, in order, then those that unknown words share.
 */
export interface FileHeader {
  readonly format: 'mainstay-embedding-1'
  readonly name: string
  /** Dimensions of meaning and of spelling: as many of the one as of the other, a multiple of 64. */
  readonly semantic: number
  readonly spelling: number
  readonly vocabulary: number
  readonly vocabularyBytes: number
  /** Rows that unknown words share. */
  readonly unknown: number
  /** Buckets of n-gram weights, a power of two. */
  readonly buckets: number
  /** Nats that a character which is no piece costs. */
  readonly unknownCost: number
  /** How much of a vector's length is meaning, the rest being spelling, squared; in text without Japanese and in Japanese. */
  readonly share: number
  readonly japaneseShare: number
  /** The weight of n-grams of hiragana, most of which is grammar. */
  readonly hiraganaWeight: number
}
