import { Type, type Static } from 'typebox'

export const settings = Type.Object({
  RESPONSES_FREE_CALLS_PER_MINUTE: Type.Integer({
    default: 600,
    minimum: 1,
    description: 'Responses that a key on the free plan may ask for in a minute.',
  }),
  RESPONSES_PAID_CALLS_PER_MINUTE: Type.Integer({
    default: 600_000,
    minimum: 1,
    description: 'Responses that a key on the paid plan may ask for in a minute.',
  }),
  RESPONSES_MAX_STORED: Type.Integer({
    default: 1000,
    minimum: 0,
    description: 'Responses kept for each key, for previous_response_id; the oldest make room, and 0 keeps none.',
  }),
})

export type Settings = Static<typeof settings>
