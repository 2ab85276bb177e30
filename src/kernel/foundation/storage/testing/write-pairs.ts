/** A process that writes pairs and says so, one line each: `node write-pairs.ts FOLDER WRITER COUNT`. */
import { writeSync } from 'node:fs'
import { migrate } from '../migrate.ts'
import { connectStorage } from '../connect-storage.ts'
import { pairMigrations, writePair } from './pairs.ts'

const [dataFolder = '', writer = '', count = '0'] = process.argv.slice(2)
const storage = await connectStorage({ dataFolder })
await migrate(storage, [pairMigrations])
for (let number = 1; number <= Number(count); number++) {
  await writePair(storage, writer, number)
  // Synchronous, so that a line which was not written was not acknowledged either.
  writeSync(1, `${writer} ${number}\n`)
}
await storage.close()
