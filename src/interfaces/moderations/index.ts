import { languageModel } from '../../capabilities/language-model/index.ts'
import { renderError } from '../../dialects/openai/render-error.ts'
import { defineInterface } from '../../kernel/interface.ts'
import { moderations } from './contract.ts'
import { handlers } from './handlers.ts'
import { settings } from './settings.ts'
import { skill } from './skill.ts'

export default defineInterface({
  contract: moderations,
  engines: {
    embedded: () => import('./engines/embedded.ts'),
    upstream: () => import('./engines/upstream.ts'),
    model: () => import('./engines/model.ts'),
  },
  uses: [languageModel],
  settings,
  skill,
  handlers,
  renderError,
})
