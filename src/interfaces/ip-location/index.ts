import { defineInterface } from '../../kernel/wire/interface.ts'
import { ipLocation } from './contract.ts'
import { describeData } from './data-versions.ts'
import { handlers } from './handlers.ts'
import { renderError } from './render-error.ts'
import { settings } from './settings.ts'
import { skill } from './skill.ts'

export default defineInterface({
  contract: ipLocation,
  engines: { embedded: () => import('./engines/embedded.ts') },
  settings,
  skill,
  describeData,
  handlers,
  renderError,
})
