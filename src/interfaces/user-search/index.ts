import { defineInterface } from '../../kernel/wire/interface.ts'
import { users } from './content.ts'
import { userSearch } from './contract.ts'
import { handlers } from './handlers.ts'
import { renderError } from './render-error.ts'
import { migrations } from './storage/migrations.ts'

export default defineInterface({
  contract: userSearch,
  engines: { embedded: () => import('./engines/embedded.ts') },
  migrations,
  content: users,
  handlers,
  renderError,
})
