import { defineCombinedCapability } from '../../kernel/wire/interface/capability.ts'
import { combine } from './combine.ts'
import { models } from './models.ts'
import { translationContent } from './content.ts'
import type { Translator } from './domain/translator.ts'
import type { TranslationEngine } from './port.ts'
import { settings } from './settings.ts'
import { migrations } from './storage/migrations.ts'

/** Translation between languages; `TRANSLATION_ENGINE` says who makes it, and in which order they are asked. */
export const translation = defineCombinedCapability<Translator, TranslationEngine, typeof settings>({
  id: 'translation',
  title: 'translation',
  prefix: 'TRANSLATION',
  engines: {
    firefox: () => import('./engines/firefox.ts'),
    embedded: () => import('./engines/embedded.ts'),
    apertium: () => import('./engines/apertium.ts'),
    'language-model': () => import('./engines/language-model.ts'),
    'spare-model': () => import('./engines/spare-model.ts'),
    upstream: () => import('./engines/upstream.ts'),
  },
  // Those that need no server: what is not installed has no pairs and costs nothing.
  defaultEngines: ['firefox', 'embedded', 'apertium', 'spare-model'],
  combine,
  models,
  settings,
  migrations,
  content: translationContent,
})
