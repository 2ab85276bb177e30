import { type Static, Type } from 'typebox'

/**
 * The network's file, compressed with Brotli: one JSON line (below), then arrays of Int8, a step of each being its scale:
 * - `width` numbers for each cluster of words that mean something alike, for each of `grams` parts of words and the three ends of
 *   sentences, for each theme
 * - `hidden` filters over three words in a row and a bias each, as many over one word, a row for each learned category over the pooled
 *   filters and a bias each
 */
export const NetworkHeader = Type.Object({
  format: Type.Literal('mainstay-moderation-network-1'),
  clusters: Type.Integer(),
  grams: Type.Integer(),
  themes: Type.Integer(),
  width: Type.Integer(),
  hidden: Type.Integer(),
  scales: Type.Object({
    clusters: Type.Number(),
    grams: Type.Number(),
    themes: Type.Number(),
    wide: Type.Number(),
    narrow: Type.Number(),
    output: Type.Number(),
  }),
  /** By learned category: from which logit of the network on it raises the weights' logit, and by how much of what is above. */
  raises: Type.Immutable(Type.Array(Type.Object({ from: Type.Number(), share: Type.Number() }))),
  /** Below which logit of the network it lowers the weights' logit, of every category, and by how much of what is below. */
  lowers: Type.Object({ from: Type.Number(), share: Type.Number() }),
})

export type NetworkHeader = Readonly<Static<typeof NetworkHeader>>
