/** A process that imports an archive and says how far it came, one line each: `node import-archive.ts FOLDER ARCHIVE`. */
import { writeSync } from 'node:fs'
import { createLogger } from '../../../kernel/observability/logger.ts'
import { migrate } from '../../../kernel/storage/migrate.ts'
import { openStorage } from '../../../kernel/storage/open-storage.ts'
import { social } from '../content.ts'
import { migrations } from '../storage/migrations.ts'

const [dataFolder = '', archive = ''] = process.argv.slice(2)
const storage = await openStorage({ dataFolder })
await migrate(storage, [migrations])
for await (const { summary } of social.import(archive, {}, { storage, log: createLogger('silent'), now: Date.now })) {
  // Synchronous, so that a line which was not written was not acknowledged either.
  writeSync(1, `${summary}\n`)
}
await storage.close()
