import type { EngineContext } from '../../../kernel/engines/engine.ts'
import { modelsFolderOf } from '../downloads/models-folder.ts'
import type { TranslationEngine } from '../port.ts'
import { PullOnDemand } from './firefox/pull-on-demand.ts'
import type { FirefoxSettings } from './firefox/settings.ts'
import { createMarianEngine } from './marian/create-marian-engine.ts'
import { findModels } from './marian/find-models.ts'

/** What it needs of all that an engine may use. */
type FirefoxContext = Pick<EngineContext<FirefoxSettings>, 'dataFolder' | 'settings' | 'workers' | 'now'>

/** Translates by Mozilla's models in the data folder, where `mainstay translation pull` puts them. */
export default function createEngine({ dataFolder, settings, workers, now }: FirefoxContext): TranslationEngine {
  const engine = createMarianEngine(workers, {
    queue: 'translation',
    findModels: () => findModels(modelsFolderOf(dataFolder)),
    maxBytes: settings.TRANSLATION_MODELS_MEMORY * 1024 * 1024,
    now,
  })
  return settings.TRANSLATION_PULL
    ? withPulling(engine, new PullOnDemand({ dataFolder, place: settings.TRANSLATION_REGISTRY, now }))
    : engine
}

function withPulling(engine: TranslationEngine, onDemand: PullOnDemand): TranslationEngine {
  return {
    async listPairs() {
      const pairs = [...(await engine.listPairs()), ...(await onDemand.listPairs())]
      return [...new Map(pairs.map((pair) => [`${pair.source} ${pair.target}`, pair])).values()]
    },
    async translate(request, signal) {
      await onDemand.pull(request, signal)
      return engine.translate(request, signal)
    },
  }
}
