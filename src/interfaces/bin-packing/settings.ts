import { Type, type Static } from 'typebox'

export const settings = Type.Object({
  BIN_PACKING_TIME_LIMIT_MS: Type.Integer({
    default: 500,
    minimum: 10,
    maximum: 60_000,
    description: 'Milliseconds a packing may go on searching for a better answer.',
  }),
})

export type Settings = Static<typeof settings>
