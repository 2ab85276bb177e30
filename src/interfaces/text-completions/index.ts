import { languageModel } from '../../capabilities/language-model/index.ts'
import { renderError } from '../../dialects/openai/render-error.ts'
import { defineInterface } from '../../kernel/interface.ts'
import { textCompletions } from './contract.ts'
import { handlers } from './handlers.ts'
import { settings } from './settings.ts'

export default defineInterface({
  contract: textCompletions,
  engines: { of: languageModel },
  settings,
  handlers,
  renderError,
})
