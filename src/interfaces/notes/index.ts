import { defineInterface } from '../../kernel/wire/interface.ts'
import { noteContent } from './content.ts'
import { notes } from './contract.ts'
import { handlers } from './handlers.ts'
import { renderError } from './render-error.ts'
import { migrations } from './storage/migrations.ts'

export default defineInterface({
  contract: notes,
  engines: { embedded: () => import('./engines/embedded.ts') },
  migrations,
  content: noteContent,
  handlers,
  renderError,
})
