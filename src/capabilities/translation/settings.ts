import { Type, type Static } from 'typebox'
import { apertiumSettings } from './engines/apertium/settings.ts'
import { firefoxSettings } from './engines/firefox/settings.ts'
import { languageModelSettings } from './engines/language-model/settings.ts'
import { upstreamSettings } from './engines/upstream/settings.ts'
import { documentSettings } from './documents/settings.ts'
import { memorySettings } from './memory/settings.ts'

export const settings = Type.Object({
  TRANSLATION_TIMEOUT_SECONDS: Type.Number({
    default: 30,
    minimum: 1,
    maximum: 600,
    description:
      'Seconds that an engine may take for a short text before the next one is asked; longer texts have more.',
  }),
  TRANSLATION_CONCURRENCY: Type.Integer({
    default: 16,
    minimum: 1,
    maximum: 256,
    description: 'Texts of one call that are translated at the same time.',
  }),
  TRANSLATION_UNSURE: Type.Union([Type.Literal('answer'), Type.Literal('refuse')], {
    default: 'answer',
    description:
      'What becomes of a text that no engine is sure of: answer gives the best there is, with its confidence; refuse leaves the text as it is, and fails a call that has no other.',
  }),
  ...firefoxSettings,
  ...apertiumSettings,
  ...languageModelSettings,
  ...upstreamSettings,
  ...memorySettings,
  ...documentSettings,
})

export type Settings = Static<typeof settings>
