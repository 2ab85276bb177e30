import { languageModel } from '../../capabilities/language-model/index.ts'
import { upstreamRules } from '../../capabilities/language-model/upstream.ts'
import { consumeRateLimit } from '../../dialects/openai/consume-rate-limit.ts'
import { renderError } from '../../dialects/openai/render-error.ts'
import { defineInterface } from '../../kernel/wire/interface.ts'
import { textCompletions } from './contract.ts'
import { handlers } from './handlers.ts'
import { type Settings, settings } from './settings.ts'

export default defineInterface({
  contract: textCompletions,
  engines: { of: languageModel },
  settings,
  handlers,
  charges: {
    createCompletion: consumeRateLimit(textCompletions.id, (limits: Settings) => ({
      free: limits.TEXT_COMPLETIONS_FREE_CALLS_PER_MINUTE,
      paid: limits.TEXT_COMPLETIONS_PAID_CALLS_PER_MINUTE,
    })),
  },
  upstream: upstreamRules,
  renderError,
})
