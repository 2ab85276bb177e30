import { renderError } from '../../dialects/openai/render-error.ts'
import { defineInterface } from '../../kernel/interface.ts'
import { embeddings } from './contract.ts'
import { handlers } from './handlers.ts'
import { settings } from './settings.ts'

export default defineInterface({
  contract: embeddings,
  engines: {
    embedded: () => import('./engines/embedded.ts'),
    onnx: () => import('./engines/onnx.ts'),
    upstream: () => import('./engines/upstream.ts'),
  },
  settings,
  handlers,
  renderError,
})
