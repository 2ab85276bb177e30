/** A process that imports notes and says after each transaction how many it has: `node import-until-killed.ts FOLDER FILE`. */
import { writeSync } from 'node:fs'
import { migrate } from '../../../kernel/foundation/storage/migrate.ts'
import { connectStorage } from '../../../kernel/foundation/storage/connect-storage.ts'
import { importNotes } from '../import/import-notes.ts'
import { migrations } from '../storage/migrations.ts'

const [dataFolder = '', path = ''] = process.argv.slice(2)
const storage = await connectStorage({ dataFolder })
await migrate(storage, [migrations])
for await (const { done } of importNotes(path, {}, { storage })) {
  // Synchronous, so that a line which was not written was not acknowledged either.
  writeSync(1, `${done}\n`)
}
await storage.close()
