import type { Content } from '../../kernel/wire/interface/content.ts'
import { exportFeeds } from './storage/export-feeds.ts'

export const timetables: Content = {
  name: 'gtfs',
  imports:
    'Timetables as GTFS: a zip archive or its http address, a folder of its text files, or a folder of several feeds.',
  importOptions: {
    name: 'what the feed is called, in place of its file; it takes the place of one of that name',
    encoding: 'what its files are written in, such as shift_jis, in place of what is found out',
  },
  async *import(...parameters) {
    yield* (await import('./import/import-feeds.ts')).importFeeds(...parameters)
  },
  export: exportFeeds,
  restore: async (...parameters) => (await import('./import/restore-feeds.ts')).restoreFeeds(...parameters),
  addSample: async (platform) => (await import('./sample/sample.ts')).addSample(platform),
  removeSample: async (platform) => (await import('./sample/sample.ts')).removeSample(platform),
}
