import { defineInterface } from '../../kernel/wire/interface.ts'
import { social } from './content.ts'
import { socialTimeline } from './contract.ts'
import { handlers } from './handlers.ts'
import { renderError } from './render-error.ts'
import { settings } from './settings.ts'
import { migrations } from './storage/migrations.ts'

export default defineInterface({
  contract: socialTimeline,
  engines: {
    embedded: () => import('./engines/embedded.ts'),
    mastodon: () => import('./engines/mastodon.ts'),
  },
  settings,
  migrations,
  content: social,
  handlers,
  renderError,
})
