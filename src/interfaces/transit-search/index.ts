import { defineInterface } from '../../kernel/wire/interface.ts'
import { timetables } from './content.ts'
import { transitSearch } from './contract.ts'
import { describeData } from './data-versions.ts'
import { handlers } from './handlers.ts'
import { refreshLive } from './jobs.ts'
import { renderError } from './render-error.ts'
import { keptFiles } from './storage/kept-files.ts'
import { settings } from './settings.ts'
import { skill } from './skill.ts'
import { migrations } from './storage/migrations.ts'

export default defineInterface({
  contract: transitSearch,
  engines: { embedded: () => import('./engines/embedded.ts') },
  settings,
  migrations,
  content: timetables,
  keptFiles,
  jobs: { refreshLive },
  skill,
  describeData,
  handlers,
  pictureOrigins: ({ TRANSIT_SEARCH_TILES: tiles }) => (tiles === undefined ? [] : [new URL(tiles).origin]),
  renderError,
})
