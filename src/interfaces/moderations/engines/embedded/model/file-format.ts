import { type Static, Type } from 'typebox'

/** What the model tells apart; sexual/minors is composed from the first and from cues of minors. */
export const learned = ['sexual', 'hate', 'hate/threatening', 'self-harm', 'violence', 'violence/graphic'] as const

/**
 * The model's file, compressed with Brotli: one JSON line (below), then little-endian arrays:
 * - `hashes`, `low`, `high` (Uint32 a phrase): the themes of words and phrases
 * - `words` (Uint32 a word) and `clusters` (Uint16): hashes of words, and which cluster each belongs to
 * - `weights` (Int8, `features` times the learned categories): what each feature says of each category, in `scales`
 */
export const FileHeader = Type.Object({
  format: Type.Literal('mainstay-moderation-2'),
  name: Type.String(),
  phrases: Type.Integer(),
  clustered: Type.Integer(),
  features: Type.Integer(),
  /** Of one step of `weights`, by category. */
  scales: Type.Immutable(Type.Array(Type.Number())),
  /** How a document's score is pooled from its windows: by category, a weight for each of `poolScores`' numbers, then the bias. */
  pooling: Type.Immutable(Type.Array(Type.Immutable(Type.Array(Type.Number())))),
  /** By category, what is taken off the logit of a passage's worst sentence before it counts for the whole passage. */
  discounts: Type.Immutable(Type.Array(Type.Number())),
  /** From which score on a text is flagged, by category of the wire. */
  thresholds: Type.Record(Type.String(), Type.Number()),
})

export type FileHeader = Readonly<Static<typeof FileHeader>>
