import { Type, type Static } from 'typebox'
import { ggufSettings } from './engines/gguf/settings.ts'
import { upstreamSettings } from './engines/upstream/settings.ts'

export const settings = Type.Object({
  CHAT_MODEL: Type.Optional(
    Type.String({
      description: 'The model used when a request names none that is here; the engine’s first unless set.',
    }),
  ),
  ...upstreamSettings,
  ...ggufSettings,
})

export type Settings = Static<typeof settings>
