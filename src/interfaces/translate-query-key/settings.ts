import { Type, type Static } from 'typebox'

export const settings = Type.Object({
  TRANSLATE_QUERY_KEY_FREE_CHARACTERS: Type.Integer({
    default: 500_000,
    minimum: 0,
    description: 'Characters that a key on the free plan may translate in a day (UTC).',
  }),
  TRANSLATE_QUERY_KEY_PAID_CHARACTERS: Type.Integer({
    default: 1_000_000_000_000,
    minimum: 0,
    description: 'Characters that a key on the paid plan may translate in a day (UTC).',
  }),
})

export type Settings = Static<typeof settings>
