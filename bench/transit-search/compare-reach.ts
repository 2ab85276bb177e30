/** Reach against a search by hand over the raw tables: `node bench/transit-search/compare-reach.ts DATE STATIONS FEED.zip…` prints how many costs agree. */
import { parse } from 'csv-parse/sync'
import type { Timetable } from '../../src/interfaces/transit-search/domain/timetable.ts'
import { NetworkCache } from '../../src/interfaces/transit-search/engines/embedded/network-cache.ts'
import { ReachPlanner } from '../../src/interfaces/transit-search/engines/embedded/reach/reach-planner.ts'
import { PlaceResolver } from '../../src/interfaces/transit-search/engines/embedded/resolve-places.ts'
import { StationIndex } from '../../src/interfaces/transit-search/engines/embedded/station-index.ts'
import { reachByHand } from '../../src/interfaces/transit-search/testing/reach-by-hand.ts'
import { readFeedTable } from './read-feed-table.ts'
import { useImportedFeed } from './use-imported-feed.ts'

const [date = '', count = '', ...feeds] = process.argv.slice(2)
const begin = 9 * 3_600
const maxSeconds = 3_600
if (import.meta.main) for (const feed of feeds) console.log(feed, await compareReach(feed, date, Number(count)))

/** How many stations, with their time and changes, both find from so many stations, and how many one alone. */
export function compareReach(path: string, day: string, from: number) {
  return useImportedFeed(path, ({ timetable }) => compare(path, timetable, day, from))
}

function compare(path: string, timetable: Timetable, day: string, from: number) {
  const places = new PlaceResolver(timetable, new StationIndex(timetable))
  const planner = new ReachPlanner(timetable, places, new NetworkCache(timetable))
  const byHand = reachByHand({ read: (table) => readRows(path, table), timetable })
  const served = [...timetable.stations.kinds.keys()].filter((station) => timetable.stations.kinds[station] !== 0)
  const step = Math.max(1, Math.floor(served.length / from))
  let [equal, different] = [0, 0]
  for (const station of served.filter((_, index) => index % step === 0)) {
    const place = { code: String(timetable.stations.code[station]) }
    const query = { bases: [{ place, maxSeconds }], date: day, time: begin, countsWaiting: true, includesBases: false }
    const { stations } = planner.findReachable(query, undefined)
    const found = new Set(
      stations.map((each) => `${each.station.code} ${each.costs[0]?.seconds} ${each.costs[0]?.changes}`),
    )
    const expected = new Set(byHand(station, { date: day, begin, maxSeconds }))
    equal += found.intersection(expected).size
    different += found.symmetricDifference(expected).size
  }
  return { equal, different }
}

function readRows(path: string, table: string): readonly Readonly<Record<string, string>>[] {
  const text = readFeedTable(path, table)
  return parse(text, { columns: true, bom: true, trim: true, skip_empty_lines: true, relax_column_count: true })
}
