import { defineInterface } from '../../kernel/wire/interface.ts'
import { binPacking } from './contract.ts'
import { handlers } from './handlers.ts'
import { renderError } from './render-error.ts'
import { settings } from './settings.ts'
import { skill } from './skill.ts'

export default defineInterface({
  contract: binPacking,
  engines: { embedded: () => import('./engines/embedded.ts') },
  settings,
  skill,
  handlers,
  renderError,
})
