import { Type, type Static } from 'typebox'

/** Settings of the engine `model`. */
export const modelSettings = {
  MODERATIONS_CHAT_MODEL: Type.Optional(
    Type.String({
      description: 'The chat model that judges texts, of those that CHAT_ENGINE offers; its default one when absent.',
    }),
  ),
}

const whole = Type.Object(modelSettings)

export type ModelSettings = Static<typeof whole>
