import { fileURLToPath } from 'node:url'
import type { EngineContext } from '../../../kernel/engines/engine.ts'
import type { TranslationEngine } from '../port.ts'
import { createMarianEngine } from './marian/create-marian-engine.ts'
import { findModels } from './marian/find-models.ts'
import type { FirefoxSettings } from './firefox/settings.ts'

/** What it needs of all that an engine may use. */
interface EmbeddedContext extends Pick<EngineContext, 'workers' | 'now'> {
  readonly settings: Pick<FirefoxSettings, 'TRANSLATION_MODELS_MEMORY'>
}

/** Translates by the models that come with Mainstay. */
export default function createEngine({ settings, workers, now }: EmbeddedContext): TranslationEngine {
  const folder = fileURLToPath(new URL('../models/', import.meta.url))
  return createMarianEngine(workers, {
    queue: 'translation',
    findModels: () => findModels(folder),
    maxBytes: settings.TRANSLATION_MODELS_MEMORY * 1024 * 1024,
    now,
  })
}
