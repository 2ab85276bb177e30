import { defineInterface } from '../../kernel/wire/interface.ts'
import { samplePosts } from './contract.ts'
import { handlers } from './handlers.ts'
import { renderError } from './render-error.ts'

export default defineInterface({
  contract: samplePosts,
  engines: { embedded: () => import('./engines/embedded.ts') },
  handlers,
  renderError,
})
