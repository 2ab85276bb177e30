import { Type, type Static } from 'typebox'

export const settings = Type.Object({
  NAME_GENDER_FREE_CREDITS: Type.Integer({
    default: 200,
    minimum: 0,
    description: 'Names that a key on the free plan may ask for in a day (UTC).',
  }),
  NAME_GENDER_PAID_CREDITS: Type.Integer({
    default: 10_000_000,
    minimum: 0,
    description: 'Names that a key on the paid plan may ask for in a day (UTC).',
  }),
})

export type Settings = Static<typeof settings>
