import { Type, type Static } from 'typebox'

export const settings = Type.Object({
  TRANSLATE_LIBRE_FREE_CHARACTERS: Type.Integer({
    default: 500_000,
    minimum: 0,
    description: 'Characters that a key on the free plan may have translated in a day (UTC) by LibreTranslate’s wire.',
  }),
  TRANSLATE_LIBRE_PAID_CHARACTERS: Type.Integer({
    default: 1_000_000_000_000,
    minimum: 0,
    description: 'Characters that a key on the paid plan may have translated in a day (UTC) by LibreTranslate’s wire.',
  }),
})

export type Settings = Static<typeof settings>
