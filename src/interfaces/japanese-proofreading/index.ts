import { renderError } from '../../dialects/japanese-ml/render-error.ts'
import { defineInterface } from '../../kernel/wire/interface.ts'
import { japaneseProofreading } from './contract.ts'
import { handlers } from './handlers.ts'
import { skill } from './skill.ts'

export default defineInterface({
  contract: japaneseProofreading,
  engines: { embedded: () => import('./engines/embedded.ts') },
  skill,
  handlers,
  renderError,
})
