import { languageModel } from '../../capabilities/language-model/index.ts'
import { renderError } from '../../dialects/japanese-ml/render-error.ts'
import { defineInterface } from '../../kernel/wire/interface.ts'
import { japaneseSummary } from './contract.ts'
import { handlers } from './handlers.ts'
import { skill } from './skill.ts'

export default defineInterface({
  contract: japaneseSummary,
  engines: {
    embedded: () => import('./engines/embedded.ts'),
    'language-model': () => import('./engines/language-model.ts'),
  },
  uses: [languageModel],
  skill,
  handlers,
  renderError,
})
