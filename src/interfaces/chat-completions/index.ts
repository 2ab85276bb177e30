import { languageModel } from '../../capabilities/language-model/index.ts'
import { renderError } from '../../dialects/openai/render-error.ts'
import { defineInterface } from '../../kernel/interface.ts'
import { chatCompletions } from './contract.ts'
import { handlers } from './handlers.ts'
import { settings } from './settings.ts'

export default defineInterface({
  contract: chatCompletions,
  engines: { of: languageModel },
  settings,
  handlers,
  renderError,
})
