/** Boards against the raw tables of feeds: `node bench/transit-search/compare-boards.ts DATE FEED.zip…` prints how many departures agree. */
import { startOfDay, toLocalMinutes } from '../../src/interfaces/transit-search/domain/local-time.ts'
import { DepartureBoards } from '../../src/interfaces/transit-search/engines/embedded/departures/departure-boards.ts'
import { PlaceResolver } from '../../src/interfaces/transit-search/engines/embedded/resolve-places.ts'
import { RunCodes } from '../../src/interfaces/transit-search/engines/embedded/run-codes.ts'
import { StationIndex } from '../../src/interfaces/transit-search/engines/embedded/station-index.ts'
import type { LoadedTimetable } from '../../src/interfaces/transit-search/storage/timetable-store.ts'
import { listRawDepartures } from '../../src/interfaces/transit-search/testing/list-raw-departures.ts'
import { readFeedTable } from './read-feed-table.ts'
import { useImportedFeed } from './use-imported-feed.ts'

const [date = '', ...feeds] = process.argv.slice(2)
if (import.meta.main) for (const feed of feeds) console.log(feed, await compareBoards(feed, date))

/** How many departures of a day are on boards and in the tables, and which are not in both. */
export async function compareBoards(path: string, day: string) {
  const found = await useImportedFeed(path, (loaded) => listBoards(loaded, day))
  const raw = listRawDepartures((table) => readFeedTable(path, table), day).map(
    ({ trip, minutes }) => `${trip} ${minutes}`,
  )
  const [boards, tables] = [countAll(found), countAll(raw)]
  const missing = [...tables].filter(([text, count]) => (boards.get(text) ?? 0) < count)
  const extra = [...boards].filter(([text, count]) => (tables.get(text) ?? 0) < count)
  return {
    tables: raw.length,
    boards: found.length,
    missing: missing.slice(0, 5),
    missingCount: missing.length,
    extra: extra.length,
  }
}

function listBoards({ timetable, name }: LoadedTimetable, day: string): string[] {
  const places = new PlaceResolver(timetable, new StationIndex(timetable))
  const boards = new DepartureBoards(timetable, places, new RunCodes(timetable, name))
  return [...timetable.stations.code].flatMap((code, station) => {
    if (timetable.stations.kinds[station] === 0) return []
    const query = { place: { code: String(code) }, date: day, maxDepartures: 1_000_000 }
    const { departures } = boards.listDepartures(query, undefined)
    return departures.map(({ tripId, planned }) => `${tripId} ${toLocalMinutes(planned) - startOfDay(day)}`)
  })
}

function countAll(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}
