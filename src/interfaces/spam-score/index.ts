import { defineInterface } from '../../kernel/wire/interface.ts'
import { spamScore } from './contract.ts'
import { handlers } from './handlers.ts'
import { listeners } from './listeners.ts'
import { renderError } from './render-error.ts'
import { settings } from './settings.ts'
import { skill } from './skill.ts'

export default defineInterface({
  contract: spamScore,
  engines: { embedded: () => import('./engines/embedded.ts'), spamd: () => import('./engines/spamd.ts') },
  settings,
  skill,
  listeners,
  handlers,
  renderError,
})
