import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { parseDate } from '../src/interfaces/transit-search/domain/calendar.ts'
import type { Timetable } from '../src/interfaces/transit-search/domain/timetable.ts'
import { JourneyPlanner } from '../src/interfaces/transit-search/engines/embedded/journey-planner.ts'
import { buildDayNetwork } from '../src/interfaces/transit-search/engines/embedded/search/build-day-network.ts'
import { NetworkSearch } from '../src/interfaces/transit-search/engines/embedded/search/network-search.ts'
import { TimetableStore } from '../src/interfaces/transit-search/storage/timetable-store.ts'
import { type BenchResult, type Figure, toFigure } from './result.ts'
import { compareBoards } from './transit-search/compare-boards.ts'
import { compareFares } from './transit-search/compare-fares.ts'
import { compareReach } from './transit-search/compare-reach.ts'
import { compareUnderConditions } from './transit-search/compare-under-conditions.ts'
import { measureHttp } from './transit-search/measure-http.ts'
import { compareWithScan } from './transit-search/compare-with-scan.ts'
import { median, percentile } from './transit-search/percentile.ts'
import { repeat, type Repeated } from './transit-search/repeat.ts'
import { runPeers } from './transit-search/run-peers.ts'
import { type Pair, pickPairs } from './transit-search/pick-pairs.ts'
import { sharedDataAt } from '../src/kernel/testing/shared-data.ts'

const folder = sharedDataAt('transit')
const seed = 7

/** A date on which each feed runs. */
const feeds = { 'tokyo-rail-mt3d': '20261124', 'yamanashi-bus': '20170807', 'kobe-subway': '20170907' } as const

/** Import, loading and searching of greater Tokyo's rail, and agreement with a connection scan on three feeds. */
export default async function run(): Promise<BenchResult> {
  if (!existsSync(folder)) throw new Error(`The feeds are not there: ${folder}.`)
  const data = await mkdtemp(join(tmpdir(), 'transit-'))
  try {
    return { name: 'transit-search', seeds: [seed], figures: await measure(data) }
  } finally {
    await rm(data, { recursive: true })
  }
}

async function measure(data: string): Promise<Figure[]> {
  const name = 'tokyo-rail-mt3d'
  const imported = importInProcess(name, join(data, name))
  const before = process.memoryUsage().rss
  const begin = performance.now()
  const loaded = await new TimetableStore(join(data, name)).load()
  const loadSeconds = (performance.now() - begin) / 1000
  if (!loaded) throw new Error('The import left no timetable.')
  const pairs = pickPairs(loaded.timetable, 120, seed)
  const { all: earliest, best: bestEarliest } = measureEarliest(loaded.timetable, pairs, feeds[name])
  const { all: answers, best: bestAnswers } = measureAnswers(loaded.timetable, pairs, feeds[name])
  const memory = (process.memoryUsage().rss - before) / 2 ** 20
  const newStations = measureNewStations(loaded.timetable, pairs, feeds[name])
  const first = measureFirst(loaded.timetable, feeds[name])
  const peers = runPeers(`${folder}/${name}.zip`, loaded.timetable, pairs, feeds[name])
  return [
    toFigure('import of tokyo-rail', imported.seconds, 's', '<= 20', peers.load),
    toFigure('import of tokyo-rail, most memory', imported.mebibytes, 'MiB', '<= 300'),
    toFigure('load of tokyo-rail', loadSeconds, 's', '<= 1', peers.load),
    toFigure('memory for the timetable and two searches', memory, 'MB', '<= 350', peers.memory),
    toFigure('earliest arrival, median of 120', median(earliest), 'ms', '<= 1', peers.earliest),
    { name: 'a network of a day, made when it is first asked for', value: first, unit: 'ms', peers: {} },
    toFigure('earliest arrival, median of the best of 5', median(bestEarliest), 'ms', '<= 1', peers.bestEarliest),
    toFigure('answer with 5 courses, median of the best of 5', median(bestAnswers), 'ms', '<= 5'),
    toFigure('answer with 5 courses, 95th percentile of the best of 5', percentile(bestAnswers, 0.95), 'ms', '<= 15'),
    toFigure('answer with 5 courses, median', median(answers), 'ms', '<= 5'),
    toFigure('answer with 5 courses, 95th percentile', percentile(answers, 0.95), 'ms', '<= 15'),
    toFigure('earliest arrival, stations not asked for before, median', median(newStations.earliest), 'ms'),
    toFigure('answer with 5 courses, stations not asked for before, median', median(newStations.answers), 'ms'),
    ...(await measureHttp(join(data, name), pairs, feeds[name])),
    ...(await compareAll(data)),
    ...(await compareAllUnderConditions(data)),
    ...(await compareWithTables()),
    ...(await comparePrices(data)),
  ]
}

/** As people start it, with a last word of the process: the kibibytes that it took at most, its threads' among them. */
function importInProcess(name: string, dataFolder: string): { readonly seconds: number; readonly mebibytes: number } {
  const begin = performance.now()
  const lastWord = "process.on('exit', () => process.stderr.write(` maxRSS=${process.resourceUsage().maxRSS}`))"
  const script = join(import.meta.dirname, '../bin/mainstay.js')
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(lastWord)}`,
      script,
      'import',
      'gtfs',
      `${folder}/${name}.zip`,
    ],
    { env: { ...process.env, MAINSTAY_DATA: dataFolder, MAINSTAY_SAMPLES: '0' }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The import failed: ${stderr}`)
  const [, kibibytes] = / maxRSS=(\d+)/.exec(stderr) ?? []
  return { seconds: (performance.now() - begin) / 1000, mebibytes: Number(kibibytes) / 1024 }
}

/** Milliseconds to make a day's network and all that a search in it needs. */
function measureFirst(timetable: Timetable, date: string): number {
  const begin = performance.now()
  openNetwork(timetable, date)
  return performance.now() - begin
}

function openNetwork(timetable: Timetable, date: string): NetworkSearch {
  const day = parseDate(date) ?? 0
  return new NetworkSearch(buildDayNetwork(timetable, { day, withTomorrow: false, isMirrored: false }))
}

/** What is kept of the stations of the pairs is of no use to a search that was not asked for them; the compiler has done its work before. */
function measureNewStations(timetable: Timetable, pairs: readonly Pair[], date: string) {
  const [first, ...others] = pairs
  if (!first) throw new Error('There are no pairs.')
  const [find, plan] = [openEarliest(timetable, date), openAnswers(timetable, date)]
  // The network of the day is made.
  find(first)
  plan(first)
  return {
    earliest: others.map((pair) => measureOnce(find, pair)),
    answers: others.map((pair) => measureOnce(plan, pair)),
  }
}

function measureOnce(run: (pair: Pair) => unknown, pair: Pair): number {
  const begin = performance.now()
  run(pair)
  return performance.now() - begin
}

function measureEarliest(timetable: Timetable, pairs: readonly Pair[], date: string): Repeated {
  return repeat(pairs, openEarliest(timetable, date))
}

function openEarliest(timetable: Timetable, date: string) {
  const search = openNetwork(timetable, date)
  return ({ from, to, time }: Pair) =>
    search.begin({ access: from.seconds, egress: to.seconds, vias: [] }, time).findFirst()
}

function measureAnswers(timetable: Timetable, pairs: readonly Pair[], date: string): Repeated {
  return repeat(pairs, openAnswers(timetable, date))
}

function openAnswers(timetable: Timetable, date: string) {
  const planner = new JourneyPlanner(timetable)
  return ({ from, to, time }: Pair) => {
    const places = [{ code: from.code }, { code: to.code }]
    return planner.plan({ places, kind: 'departure', date, time, order: 'best', maxJourneys: 5 })
  }
}

/** On 1,000 random pairs of each feed, forwards and backwards, with passengers staying on board and without. */
async function compareAll(data: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, date] of Object.entries(feeds)) {
    if (!existsSync(join(data, name))) importInProcess(name, join(data, name))
    const loaded = await new TimetableStore(join(data, name)).load()
    if (!loaded) continue
    const pairs = pickPairs(loaded.timetable, 1000, seed)
    for (const staysOnBoard of [true, false]) {
      const { forwards, backwards } = compareWithScan(loaded.timetable, pairs, parseDate(date) ?? 0, staysOnBoard)
      const how = staysOnBoard ? 'staying on board' : 'always leaving'
      figures.push(
        toFigure(`${name}: pairs of 1,000 like the oracle, ${how}`, forwards, 'pairs', '= 1000'),
        toFigure(`${name}: the same backwards, ${how}`, backwards, 'pairs', '= 1000'),
      )
    }
  }
  return figures
}

/** On 125 random pairs of each feed, some 1,000 questions: by way of a place, with a stay there, without a line, and so on. */
async function compareAllUnderConditions(data: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, date] of Object.entries(feeds)) {
    const loaded = await new TimetableStore(join(data, name)).load()
    if (!loaded) continue
    const pairs = pickPairs(loaded.timetable, 125, seed)
    const counts = compareUnderConditions(loaded.timetable, pairs, parseDate(date) ?? 0)
    for (const { kind, asked, equal } of counts)
      figures.push(toFigure(`${name}, ${kind}: answers of ${asked} like the oracle`, equal, 'answers', `= ${asked}`))
  }
  return figures
}

/** Boards of all stations of a day, and what is reached from 40 stations, beside the feeds' own tables. */
async function compareWithTables(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const name of ['yamanashi-bus', 'kobe-subway'] as const) {
    const [path, date] = [`${folder}/${name}.zip`, feeds[name]]
    const { tables, missingCount, extra } = await compareBoards(path, date)
    const reach = await compareReach(path, date, 40)
    figures.push(
      toFigure(`${name}: departures of a day in its tables`, tables, 'departures'),
      toFigure(`${name}: of those not on the boards`, missingCount, 'departures'),
      toFigure(`${name}: departures on the boards alone`, extra, 'departures'),
      toFigure(`${name}: stations reached as by hand`, reach.equal, 'stations'),
      toFigure(`${name}: stations reached otherwise`, reach.different, 'stations', '= 0'),
    )
  }
  return figures
}

/** On 1,000 random direct rides, with a plain reading of fare_rules.txt. */
async function comparePrices(data: string): Promise<Figure[]> {
  const name = 'yamanashi-bus'
  const loaded = await new TimetableStore(join(data, name)).load()
  if (!loaded) return []
  const rides = { count: 1000, date: feeds[name], seed }
  const { equal, priced } = await compareFares(`${folder}/${name}.zip`, loaded.timetable, rides)
  return [
    toFigure(`${name}: rides of 1,000 that cost what its rules say`, equal, 'rides', '= 1000'),
    { name: `${name}: rides of those that its rules have a price for`, value: priced, unit: 'rides', peers: {} },
  ]
}
