import { consumeRateLimit } from '../../dialects/openai/consume-rate-limit.ts'
import { renderError } from '../../dialects/openai/render-error.ts'
import { renameOriginals } from '../../dialects/openai/rename-originals.ts'
import { defineInterface } from '../../kernel/wire/interface.ts'
import { embeddings } from './contract.ts'
import { handlers } from './handlers.ts'
import { models } from './models.ts'
import { type Settings, settings } from './settings.ts'
import { isOriginalModel } from './wire/read-input.ts'

export default defineInterface({
  contract: embeddings,
  engines: {
    embedded: () => import('./engines/embedded.ts'),
    gguf: () => import('./engines/gguf.ts'),
    onnx: () => import('./engines/onnx.ts'),
  },
  autoEngines: ['onnx', 'gguf', 'embedded'],
  models,
  settings,
  handlers,
  charges: {
    createEmbedding: consumeRateLimit(embeddings.id, (limits: Settings) => ({
      free: limits.EMBEDDINGS_FREE_CALLS_PER_MINUTE,
      paid: limits.EMBEDDINGS_PAID_CALLS_PER_MINUTE,
    })),
  },
  upstream: renameOriginals((all) => all.of(settings).EMBEDDINGS_UPSTREAM_MODEL, isOriginalModel),
  renderError,
})
