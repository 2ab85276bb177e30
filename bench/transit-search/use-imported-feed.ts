import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importGtfs } from '../../src/interfaces/transit-search/import/import-gtfs.ts'
import { type LoadedTimetable, TimetableStore } from '../../src/interfaces/transit-search/storage/timetable-store.ts'

/** Imports a feed, and forgets it again. */
export async function useImportedFeed<Result>(path: string, use: (loaded: LoadedTimetable) => Result): Promise<Result> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'feed-'))
  try {
    await importGtfs({ feeds: [{ path }], dataFolder, now: 0 })
    const loaded = await new TimetableStore(dataFolder).load()
    if (!loaded) throw new Error('Nothing was imported.')
    return use(loaded)
  } finally {
    await rm(dataFolder, { recursive: true })
  }
}
