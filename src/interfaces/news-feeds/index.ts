import { defineInterface } from '../../kernel/wire/interface.ts'
import { content } from './content.ts'
import { newsFeeds } from './contract.ts'
import { handlers } from './handlers.ts'
import { refresh } from './jobs.ts'
import { migrations } from './storage/migrations.ts'
import { renderError } from './render-error.ts'
import { settings } from './settings.ts'
import { skill } from './skill.ts'

export default defineInterface({
  contract: newsFeeds,
  engines: { embedded: () => import('./engines/embedded.ts') },
  settings,
  migrations,
  content,
  jobs: { refresh },
  skill,
  handlers,
  renderError,
})
