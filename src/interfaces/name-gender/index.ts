import { languageModel } from '../../capabilities/language-model/index.ts'
import { defineInterface } from '../../kernel/wire/interface.ts'
import { nameGender } from './contract.ts'
import { handlers } from './handlers.ts'
import { renderError } from './render-error.ts'
import { settings } from './settings.ts'
import { skill } from './skill.ts'

export default defineInterface({
  contract: nameGender,
  engines: { embedded: () => import('./engines/embedded.ts') },
  uses: [languageModel],
  settings,
  skill,
  handlers,
  renderError,
})
