import { Type, type Static } from 'typebox'

export const settings = Type.Object({
  JAPANESE_SMALLTALK_SEED: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: 'Gives the same reply to the same words every time; unless set, replies vary.',
    }),
  ),
})

export type Settings = Static<typeof settings>
