/**
 * How long 5,000 trip updates hold a server up: `node bench/transit-search/measure-live-pause.ts FEED.zip` prints the most processor time that one turn
 * of the server's event loop took while it read three messages of live data one after the other, and what the threads spent.
 */
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { formatDate } from '../../src/interfaces/transit-search/domain/calendar.ts'
import { readPlannedTimes } from '../../src/interfaces/transit-search/domain/read-planned-times.ts'
import { readText } from '../../src/interfaces/transit-search/domain/text-table.ts'
import type { Timetable } from '../../src/interfaces/transit-search/domain/timetable.ts'
import { startOfServiceDay, toLocalMoment } from '../../src/interfaces/transit-search/domain/local-time.ts'
import { runsOn } from '../../src/interfaces/transit-search/domain/runs-on.ts'
import { TimetableStore } from '../../src/interfaces/transit-search/storage/timetable-store.ts'
import {
  encodeMessage,
  type TestTrip,
  tripRelation,
} from '../../src/interfaces/transit-search/testing/encode-message.ts'
import { parseDate } from '../../src/interfaces/transit-search/domain/calendar.ts'
import { startProcess } from '../http/start-process.ts'

const updates = 5_000
const port = 18_433
const key = 'the-key-of-this-benchmark'

const [feed = ''] = process.argv.slice(2)
const dataFolder = await mkdtemp(join(tmpdir(), 'live-pause-'))
const [message, turns] = [join(dataFolder, 'updates.pb'), join(dataFolder, 'turns')]
try {
  const cli = join(import.meta.dirname, '../../src/cli/mainstay.ts')
  const environment = { ...process.env, MAINSTAY_DATA: dataFolder, MAINSTAY_SAMPLES: '0' }
  execFileSync(process.execPath, [cli, 'import', 'gtfs', feed], { env: environment, stdio: 'ignore' })
  const loaded = await new TimetableStore(dataFolder).load()
  if (!loaded) throw new Error('Nothing was imported.')
  const { timetable } = loaded
  await writeFile(message, write(timetable, 0))
  const server = await startProcess(cli, ['serve'], port, '/healthz', {
    MAINSTAY_DATA: dataFolder,
    MAINSTAY_DEV_KEY: key,
    MAINSTAY_SAMPLES: '0',
    TRANSIT_SEARCH_LIVE: `${basename(feed, '.zip')}=${message}`,
    TRANSIT_SEARCH_LIVE_SECONDS: '5',
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'watch-turns.ts')}`,
    WATCHED_TURNS: turns,
  })
  try {
    await ask(server.origin, timetable)
    await new Promise((resolve) => setTimeout(resolve, 8_000))
    await writeFile(turns, '')
    const before = server.processorMs()
    let late = 0
    for (let round = 1; round <= 3; round++) {
      await writeFile(message, write(timetable, round))
      for (let second = 0; second < 8; second++) {
        late = await ask(server.origin, timetable)
        await new Promise((resolve) => setTimeout(resolve, 1_000))
      }
    }
    const longest = (await readFile(turns, 'utf8')).trim().split('\n').map(Number)
    console.log({
      updates,
      lateOnTheBoard: late,
      bytes: (await readFile(message)).length,
      longestTurnMs: Math.max(0, ...longest) / 1000,
      turnsOver20Ms: longest.filter((each) => each > 20_000).length,
      processorMsOfAllThreads: server.processorMs() - before,
    })
  } finally {
    await server.stop()
  }
} finally {
  await rm(dataFolder, { recursive: true })
}

/** The busiest station's board, as one who waits there asks for it; how many of its trains are late. */
async function ask(origin: string, { stations }: Timetable): Promise<number> {
  const busiest = stations.weight.indexOf(Math.max(...stations.weight))
  const response = await fetch(
    `${origin}/transit/departures?key=${key}&station=${stations.code[busiest]}&minutes=240&limit=500`,
  )
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  const late = /"planned":"([^"]+)","expected":"(?!\1)/g
  return [...text.matchAll(late)].length
}

/** Nine in ten late, some cancelled, some beyond the timetable. */
function write(timetable: Timetable, round: number): Buffer {
  const { date } = toLocalMoment(Date.now(), timetable.timeZone)
  const day = parseDate(date) ?? 0
  const running = [...timetable.trips.id.keys()].filter((trip) => runsOn(timetable, trip, day))
  const step = Math.max(1, Math.floor(running.length / updates))
  const chosen = running.filter((_, index) => index % step === 0).slice(0, updates)
  const trips = chosen.map((trip, index) => describe(timetable, { trip, day, index, round }))
  return encodeMessage({ timestamp: Math.floor(Date.now() / 1000), trips })
}

interface Described {
  readonly trip: number
  readonly day: number
  readonly index: number
  readonly round: number
}

function describe(timetable: Timetable, { trip, day, index, round }: Described): TestTrip {
  const { trips, patterns, lines, stops, texts } = timetable
  const tripId = readText(texts, trips.id[trip] ?? 0)
  const descriptor = { tripId, startDate: formatDate(day) }
  const pattern = trips.pattern[trip] ?? 0
  const ofPattern = patterns.stops.subarray(patterns.stopStart[pattern], patterns.stopStart[pattern + 1])
  const times = readPlannedTimes(timetable, trip)
  const begin = startOfServiceDay(day, timetable.timeZone)
  const late = 60 * (1 + ((index + round) % 9))
  const stopTimeUpdate = Array.from(ofPattern, (stop, position) => ({
    stopId: readText(texts, stops.id[stop] ?? 0),
    arrival: { time: begin + (times[position * 2] ?? 0) + late },
    departure: { time: begin + (times[position * 2 + 1] ?? 0) + late },
  }))
  if (index % 20 === 0) return { trip: { ...descriptor, scheduleRelationship: tripRelation.CANCELED } }
  if (index % 20 > 1) return { trip: descriptor, stopTimeUpdate }
  const routeId = readText(texts, lines.id[patterns.line[pattern] ?? 0] ?? 0)
  const added = { ...descriptor, tripId: `added ${tripId}`, routeId, scheduleRelationship: tripRelation.NEW }
  return { trip: added, stopTimeUpdate }
}
