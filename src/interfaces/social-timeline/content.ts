import type { Content } from '../../kernel/wire/interface/content.ts'
import { inBatches } from '../../kernel/assembly/content/in-batches.ts'
import { addSample, removeSample } from './sample/sample.ts'
import { exportRecords } from './storage/export-records.ts'
import { readRecord } from './storage/read-record.ts'
import { recordsPerTransaction, writeRecords } from './storage/write-records.ts'

/** Accounts, posts and followers. */
export const social: Content = {
  name: 'social',
  imports: 'A Twitter archive (zip), a Mastodon archive (tar.gz), or JSON Lines of accounts, posts and followers.',
  importOptions: { account: "The screen name to serve an archive under, instead of the archive's own" },
  async *import(...parameters) {
    yield* (await import('./import/import-social.ts')).importSocial(...parameters)
  },
  export: exportRecords,
  async restore(records, { storage }) {
    for await (const batch of inBatches(records, recordsPerTransaction)) {
      await writeRecords(storage, batch.map(readRecord))
    }
  },
  addSample,
  removeSample,
}
