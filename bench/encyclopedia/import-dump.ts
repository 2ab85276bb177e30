/** Imports a dump into a fresh folder and prints its figures: `node import-dump.ts FOLDER FILE`. A process of its own, for its memory. */
import { migrate } from '../../src/kernel/foundation/storage/migrate.ts'
import { connectStorage } from '../../src/kernel/foundation/storage/connect-storage.ts'
import { importWiki } from '../../src/interfaces/encyclopedia/import/import-wiki.ts'
import { migrations } from '../../src/interfaces/encyclopedia/storage/migrations.ts'

const [dataFolder = '', path = ''] = process.argv.slice(2)
const storage = await connectStorage({ dataFolder })
await migrate(storage, [migrations])
const start = performance.now()
let bytes = 0
for await (const { done } of importWiki(path, { lang: 'en' }, { storage, now: Date.now })) bytes = done
const seconds = (performance.now() - start) / 1_000
const peakMiB = process.resourceUsage().maxRSS / 1_024
await storage.close()
console.log(JSON.stringify({ megabytesPerSecond: bytes / 1e6 / seconds, peakMiB }))
