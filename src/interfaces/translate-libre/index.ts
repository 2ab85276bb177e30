import { translation } from '../../capabilities/translation/index.ts'
import { defineInterface } from '../../kernel/wire/interface.ts'
import { translateLibre } from './contract.ts'
import { handlers } from './handlers.ts'
import { renderError } from './render-error.ts'
import { settings } from './settings.ts'

export default defineInterface({
  contract: translateLibre,
  prefix: 'TRANSLATE_LIBRE',
  engines: { of: translation },
  settings,
  handlers,
  renderError,
})
