import type { Content } from '../../kernel/wire/interface/content.ts'
import { addSampleNotes, removeSampleNotes } from './sample/sample.ts'
import { exportNotes } from './storage/export-notes.ts'
import { restoreNotes } from './storage/restore-notes.ts'

export const noteContent: Content = {
  name: 'notes',
  imports: 'Notes of an account: a folder of Markdown files with front matter, JSON, or JSON Lines.',
  importOptions: {
    urlname: 'The account they belong to; needed unless a JSON record names its own',
    nickname: 'The name that the account shows; its urlname unless given',
  },
  async *import(...parameters) {
    yield* (await import('./import/import-notes.ts')).importNotes(...parameters)
  },
  export: exportNotes,
  restore: restoreNotes,
  addSample: addSampleNotes,
  removeSample: removeSampleNotes,
}
