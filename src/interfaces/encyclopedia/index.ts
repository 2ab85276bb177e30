import { defineInterface } from '../../kernel/wire/interface.ts'
import { wikis } from './content.ts'
import { encyclopedia } from './contract.ts'
import { describeData } from './data-versions.ts'
import { handlers } from './handlers.ts'
import { indexPages } from './jobs.ts'
import { renderError } from './render-error.ts'
import { settings } from './settings.ts'
import { skill } from './skill.ts'
import { migrations } from './storage/migrations.ts'

export default defineInterface({
  contract: encyclopedia,
  engines: {
    embedded: () => import('./engines/embedded.ts'),
    upstream: () => import('./engines/upstream.ts'),
  },
  settings,
  migrations,
  content: wikis,
  jobs: { indexPages },
  skill,
  describeData,
  handlers,
  renderError,
})
