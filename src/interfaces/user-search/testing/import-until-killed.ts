/** A process that imports users and says after each transaction how many it has: `node import-until-killed.ts FOLDER FILE`. */
import { writeSync } from 'node:fs'
import { migrate } from '../../../kernel/foundation/storage/migrate.ts'
import { connectStorage } from '../../../kernel/foundation/storage/connect-storage.ts'
import { importUsers } from '../import/import-users.ts'
import { migrations } from '../storage/migrations.ts'

const [dataFolder = '', path = ''] = process.argv.slice(2)
const storage = await connectStorage({ dataFolder })
await migrate(storage, [migrations])
for await (const { summary } of importUsers(path, {}, { storage })) {
  // Synchronous, so that a line which was not written was not acknowledged either.
  writeSync(1, `${Number.parseInt(summary.replaceAll(',', ''), 10)}\n`)
}
await storage.close()
