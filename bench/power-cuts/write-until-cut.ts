/** Writes pairs in transactions, and single rows that share commits, and says so: `node write-until-cut.ts FOLDER WRITER COUNT`. */
import { writeSync } from 'node:fs'
import { connectStorage } from '../../src/kernel/foundation/storage/connect-storage.ts'
import { migrate } from '../../src/kernel/foundation/storage/migrate.ts'
import { pairMigrations, writePair } from '../../src/kernel/foundation/storage/testing/pairs.ts'
import { type SingleTables, singleMigrations } from './singles.ts'

const [dataFolder = '', writer = '', count = '0'] = process.argv.slice(2)
const storage = await connectStorage({ dataFolder })
await migrate(storage, [pairMigrations, singleMigrations])
for (let number = 1; number <= Number(count); number++) {
  const singles = [1, 2, 3].map(async (each) => {
    const name = `${writer} ${number}.${each}`
    await storage.tables<SingleTables>().insertInto('single').values({ name }).execute()
    writeSync(1, `single ${name}\n`)
  })
  await writePair(storage, writer, number)
  writeSync(1, `pair ${writer} ${number}\n`)
  await Promise.all(singles)
}
await storage.close()
