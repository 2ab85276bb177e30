import type { Content } from '../../kernel/wire/interface/content.ts'
import { addSampleUsers, removeSampleUsers } from './sample/sample.ts'
import { exportUsers } from './storage/export-users.ts'
import { restoreUsers } from './storage/restore-users.ts'

export const users: Content = {
  name: 'users',
  imports: 'Users that can be searched: Users.xml of a Stack Exchange dump, CSV with a header row, or JSON Lines.',
  importOptions: {},
  async *import(...parameters) {
    yield* (await import('./import/import-users.ts')).importUsers(...parameters)
  },
  export: exportUsers,
  restore: restoreUsers,
  addSample: addSampleUsers,
  removeSample: removeSampleUsers,
}
