import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import { modelsFolderOf } from '../downloads/models-folder.ts'
import type { TranslationEngine } from '../port.ts'
import { PullOnDemand } from './firefox/pull-on-demand.ts'
import type { FirefoxSettings } from './firefox/settings.ts'
import { createMarianEngine } from './marian/create-marian-engine.ts'
import { findModels } from './marian/find-models.ts'

/** What it needs of all that an engine may use. */
type FirefoxContext = Pick<
  EngineContext<FirefoxSettings>,
  'dataFolder' | 'settings' | 'workers' | 'now' | 'yieldToEventLoop'
>

/** Translates by Mozilla's models in the data folder, where `mainstay translation pull` puts them. */
export default function createEngine({
  dataFolder,
  settings,
  workers,
  now,
  yieldToEventLoop,
}: FirefoxContext): TranslationEngine {
  const engine = createMarianEngine(workers, {
    queue: 'translation',
    findModels: () => findModels(modelsFolderOf(dataFolder)),
    maxBytes: settings.TRANSLATION_MODELS_MEMORY * 1024 * 1024,
    now,
    yieldToEventLoop,
  })
  return settings.TRANSLATION_PULL ? withPulling(engine, openPullOnDemand({ dataFolder, settings, now })) : engine
}

function openPullOnDemand({
  dataFolder,
  settings,
  now,
}: Pick<FirefoxContext, 'dataFolder' | 'settings' | 'now'>): PullOnDemand {
  const { TRANSLATION_REGISTRY: place, TRANSLATION_ARCHITECTURE: architecture } = settings
  return new PullOnDemand({ dataFolder, place, architecture, now })
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
