import { defineInterface } from '../../kernel/interface.ts'
import { imageAnalysis } from './contract.ts'
import { handlers } from './handlers.ts'
import { renderError } from './render-error.ts'
import { settings } from './settings.ts'

export default defineInterface({
  contract: imageAnalysis,
  engines: { embedded: () => import('./engines/embedded.ts') },
  settings,
  handlers,
  renderError,
})
