import { japaneseText } from '../../capabilities/japanese-text/index.ts'
import { languageModel } from '../../capabilities/language-model/index.ts'
import { renderError } from '../../dialects/japanese-ml/render-error.ts'
import { defineInterface } from '../../kernel/wire/interface.ts'
import { japaneseSmalltalk } from './contract.ts'
import { handlers } from './handlers.ts'
import { settings } from './settings.ts'
import { skill } from './skill.ts'

export default defineInterface({
  contract: japaneseSmalltalk,
  engines: {
    embedded: () => import('./engines/embedded.ts'),
    'language-model': () => import('./engines/language-model.ts'),
  },
  uses: [japaneseText, languageModel],
  settings,
  skill,
  handlers,
  renderError,
})
