import { fileURLToPath } from 'node:url'
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import type { TranslationEngine } from '../port.ts'
import { createMarianEngine } from './marian/create-marian-engine.ts'
import { findModels } from './marian/find-models.ts'
import type { FirefoxSettings } from './firefox/settings.ts'
import { createPhraseBookEngine } from './phrase-book/create-phrase-book-engine.ts'
import { phraseBookPath } from './phrase-book/phrase-book-path.ts'

/** What it needs of all that an engine may use. */
interface EmbeddedContext extends Pick<EngineContext, 'workers' | 'now' | 'yieldToEventLoop'> {
  readonly settings: Pick<FirefoxSettings, 'TRANSLATION_MODELS_MEMORY'>
}

/** Translates by the phrases and the models that come with Mainstay. */
export default function createEngine({ settings, workers, now, yieldToEventLoop }: EmbeddedContext): TranslationEngine {
  const folder = fileURLToPath(new URL('../models/', import.meta.url))
  const next = createMarianEngine(workers, {
    queue: 'translation',
    findModels: () => findModels(folder),
    maxBytes: settings.TRANSLATION_MODELS_MEMORY * 1024 * 1024,
    now,
    yieldToEventLoop,
  })
  return createPhraseBookEngine({ path: phraseBookPath, next, yieldToEventLoop })
}
