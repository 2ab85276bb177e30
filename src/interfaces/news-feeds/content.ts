import type { Content } from '../../kernel/wire/interface/content.ts'
import { exportRecords } from './storage/export-records.ts'
import { restoreRecords } from './storage/restore-records.ts'
import { addSample, removeSample } from './sample/sample.ts'

export const content: Content = {
  name: 'feeds',
  imports: 'Subscriptions: an OPML file of any feed reader, or a text file with one address a line.',
  importOptions: {
    category:
      'the category for all of them; unless given, each goes into that of its folder, a new one where there is none',
    segment: 'the number of the category in the path, where it is a new one',
  },
  async *import(...parameters) {
    yield* (await import('./import/import-subscriptions.ts')).importSubscriptions(...parameters)
  },
  export: exportRecords,
  restore: restoreRecords,
  addSample,
  removeSample,
}
