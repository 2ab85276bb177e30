import { type Static, Type } from 'typebox'

/** What stands in `card.json` beside the files of a model. */
export const modelCardSchema = Type.Object({
  source: Type.String(),
  target: Type.String(),
  version: Type.String(),
  /** The model's weights, the vocabularies, which may be one file, its shortlist and its lexicon where it has them. */
  files: Type.Object({
    model: Type.String(),
    sourceVocabulary: Type.String(),
    targetVocabulary: Type.String(),
    shortlist: Type.Optional(Type.String()),
    lexicon: Type.Optional(Type.String()),
  }),
  /** By file, as they were when they were pulled; older pulls kept none. */
  checksums: Type.Optional(
    Type.Record(Type.String(), Type.Object({ bytes: Type.Integer({ minimum: 0 }), sha256: Type.String() })),
  ),
  /** Hypotheses that are followed at a time; 1 unless given. */
  beamSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  /** How much what the lexicon says counts beside the search, where translations are chosen by both. */
  lexiconWeight: Type.Optional(Type.Number({ minimum: 0, maximum: 10 })),
  /** How many markers it passes through, `⟦1⟧` and so on, each for what has to stay as it is; none unless given. */
  markers: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
  /** From 0 to 1; what the model is less sure of is doubted. Nothing is unless given. */
  minConfidence: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  /** Characters of a sentence for which `minConfidence` holds; more is asked of longer ones, and less of shorter. The same of all unless given. */
  usualLength: Type.Optional(Type.Integer({ minimum: 1 })),
  architecture: Type.Optional(Type.String()),
  licence: Type.Optional(Type.String()),
  origin: Type.Optional(Type.String()),
})

export type ModelCard = Static<typeof modelCardSchema>

/** A model on the disk, ready to be loaded. */
export interface MarianModel {
  readonly card: ModelCard
  readonly folder: string
  /** Of all its files together. */
  readonly bytes: number
  /** Differs when other files lie there. */
  readonly key: string
}
