import { Type, type Static } from 'typebox'
import { registrySettings } from '../../downloads/settings.ts'

export const firefoxSettings = {
  ...registrySettings,
  TRANSLATION_MODELS_MEMORY: Type.Integer({
    default: 768,
    minimum: 64,
    maximum: 3_000,
    description: 'MiB that translation models may take in one worker thread; the one used longest ago makes room.',
  }),
}

const schema = Type.Object(firefoxSettings)

export type FirefoxSettings = Static<typeof schema>
