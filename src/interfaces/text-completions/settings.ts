import { Type, type Static } from 'typebox'

export const settings = Type.Object({
  TEXT_COMPLETIONS_FREE_CALLS_PER_MINUTE: Type.Integer({
    default: 600,
    minimum: 1,
    description: 'Completion calls that a key on the free plan has in a minute.',
  }),
  TEXT_COMPLETIONS_PAID_CALLS_PER_MINUTE: Type.Integer({
    default: 600_000,
    minimum: 1,
    description: 'Completion calls that a key on the paid plan has in a minute.',
  }),
})

export type Settings = Static<typeof settings>
