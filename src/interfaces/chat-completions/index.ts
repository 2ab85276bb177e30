import { languageModel } from '../../capabilities/language-model/index.ts'
import { upstreamRules } from '../../capabilities/language-model/upstream.ts'
import { consumeRateLimit } from '../../dialects/openai/consume-rate-limit.ts'
import { renderError } from '../../dialects/openai/render-error.ts'
import { defineInterface } from '../../kernel/wire/interface.ts'
import { chatCompletions } from './contract.ts'
import { handlers } from './handlers.ts'
import { type Settings, settings } from './settings.ts'

export default defineInterface({
  contract: chatCompletions,
  engines: { of: languageModel },
  settings,
  handlers,
  charges: {
    createChatCompletion: consumeRateLimit(chatCompletions.id, (limits: Settings) => ({
      free: limits.CHAT_COMPLETIONS_FREE_CALLS_PER_MINUTE,
      paid: limits.CHAT_COMPLETIONS_PAID_CALLS_PER_MINUTE,
    })),
  },
  upstream: { ...upstreamRules, keeps: ['listModels', 'retrieveModel'] },
  renderError,
})
