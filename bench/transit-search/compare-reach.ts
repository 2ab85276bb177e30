/** Reach against a search by hand over the raw tables: `node bench/transit-search/compare-reach.ts DATE STATIONS FEED.zip…` prints how many costs agree. */
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { NetworkCache } from '../../src/interfaces/transit-search/engines/embedded/network-cache.ts'
import { ReachPlanner } from '../../src/interfaces/transit-search/engines/embedded/reach/reach-planner.ts'
import { PlaceResolver } from '../../src/interfaces/transit-search/engines/embedded/resolve-places.ts'
import { StationIndex } from '../../src/interfaces/transit-search/engines/embedded/station-index.ts'
import { importGtfs } from '../../src/interfaces/transit-search/import/import-gtfs.ts'
import { TimetableStore } from '../../src/interfaces/transit-search/storage/timetable-store.ts'
import { reachByHand } from '../../src/interfaces/transit-search/testing/reach-by-hand.ts'

const [date = '', count = '', ...feeds] = process.argv.slice(2)
const begin = 9 * 3_600
const maxSeconds = 3_600
for (const feed of feeds) console.log(feed, await compare(feed))

async function compare(path: string) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'reach-'))
  try {
    await importGtfs({ feeds: [{ path }], dataFolder, now: 0 })
    const loaded = await new TimetableStore(dataFolder).load()
    if (!loaded) throw new Error('Nothing was imported.')
    const { timetable } = loaded
    const places = new PlaceResolver(timetable, new StationIndex(timetable))
    const planner = new ReachPlanner(timetable, places, new NetworkCache(timetable))
    const byHand = reachByHand({ read: (table) => readTable(path, table), timetable })
    const served = [...timetable.stations.kinds.keys()].filter((station) => timetable.stations.kinds[station] !== 0)
    const step = Math.max(1, Math.floor(served.length / Number(count)))
    let [equal, different] = [0, 0]
    for (const station of served.filter((_, index) => index % step === 0)) {
      const place = { code: String(timetable.stations.code[station]) }
      const query = { bases: [{ place, maxSeconds }], date, time: begin, countsWaiting: true, includesBases: false }
      const { stations } = planner.findReachable(query, undefined)
      const found = new Set(
        stations.map((each) => `${each.station.code} ${each.costs[0]?.seconds} ${each.costs[0]?.changes}`),
      )
      const expected = new Set(byHand(station, { date, begin, maxSeconds }))
      equal += found.intersection(expected).size
      different += found.symmetricDifference(expected).size
    }
    return { equal, different }
  } finally {
    await rm(dataFolder, { recursive: true })
  }
}

function readTable(path: string, table: string): readonly Readonly<Record<string, string>>[] {
  const text = unzip(path, table)
  return parse(text, { columns: true, bom: true, trim: true, skip_empty_lines: true, relax_column_count: true })
}

function unzip(path: string, table: string): string {
  try {
    return execFileSync('unzip', ['-p', path, table], {
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}
