/** Imports one feed, in a process of its own so that its memory and time are its own: `node import-feed.ts FEED FOLDER`. */
import { importGtfs } from '../../src/interfaces/transit-search/import/import-gtfs.ts'

const [path = '', dataFolder = ''] = process.argv.slice(2)
await importGtfs({ paths: [path], dataFolder, now: Date.now() })
