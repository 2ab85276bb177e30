import { listModels } from '../../language-model/domain/list-models.ts'
import { languageModel } from '../../language-model/index.ts'
import type { LanguagePair, TranslationEngine } from '../port.ts'
import createLanguageModel from './language-model.ts'

/** Milliseconds that a list of models may take: where it takes longer, what was last known stands. */
const patienceMs = 250

/**
 * A chat model on this machine, for pairs that nothing better has. One on another server is asked for translations only where the
 * setting names `language-model`: no text is sent there unasked.
 */
export default function createEngine(context: Parameters<typeof createLanguageModel>[0]): TranslationEngine {
  const engine = createLanguageModel(context)
  let known: readonly LanguagePair[] = []
  const refresh = async () => {
    const [model] = await listModels(await context.capabilities.use(languageModel))
    known = model?.owner === 'local' ? await engine.listPairs() : []
  }
  return {
    ...engine,
    isSpare: true,
    async listPairs() {
      const patience = new Promise((resolve) => setTimeout(resolve, patienceMs).unref())
      await Promise.race([refresh().catch(() => (known = [])), patience])
      return known
    },
  }
}
