import { defineInterface } from '../../kernel/interface.ts'
import { imageAnalysis } from './contract.ts'
import { commands } from './commands.ts'
import { handlers } from './handlers.ts'
import { renderError } from './render-error.ts'
import { settings } from './settings.ts'
import { migrations } from './storage/migrations.ts'

export default defineInterface({
  contract: imageAnalysis,
  engines: { embedded: () => import('./engines/embedded.ts') },
  settings,
  migrations,
  commands,
  handlers,
  renderError,
})
