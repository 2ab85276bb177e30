import { languageModel } from '../../capabilities/language-model/index.ts'
import { consumeRateLimit } from '../../dialects/openai/consume-rate-limit.ts'
import { renderError } from '../../dialects/openai/render-error.ts'
import { defineInterface } from '../../kernel/wire/interface.ts'
import { storedResponses } from './content.ts'
import { responses } from './contract.ts'
import { handlers } from './handlers.ts'
import { type Settings, settings } from './settings.ts'
import { migrations } from './storage/migrations.ts'

export default defineInterface({
  contract: responses,
  engines: { embedded: () => import('./engines/embedded.ts') },
  uses: [languageModel],
  settings,
  migrations,
  content: storedResponses,
  handlers,
  charges: {
    createResponse: consumeRateLimit(responses.id, (limits: Settings) => ({
      free: limits.RESPONSES_FREE_CALLS_PER_MINUTE,
      paid: limits.RESPONSES_PAID_CALLS_PER_MINUTE,
    })),
  },
  upstream: { root: '/v1', streamEnd: /"type"\s*:\s*"(?:error|response\.(?:completed|incomplete|failed))"/ },
  renderError,
})
