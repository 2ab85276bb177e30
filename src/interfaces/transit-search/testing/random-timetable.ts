import fc from 'fast-check'
import type { Timetable } from '../domain/timetable.ts'
import { buildTimetable } from '../import/build/build-timetable.ts'
import { defaultTransferOptions } from '../import/build/transfer-options.ts'
import type { Feed, FeedCalls, FeedLine, FeedStop, FeedTransfer, FeedTrip } from '../import/gtfs/feed.ts'
import { ImportProblems } from '../import/gtfs/import-problems.ts'

/** The day on which the trips of a random timetable run: 2026-11-24. */
export const day = 20_781

export interface RandomOptions {
  /** Trips that go on as others. */
  readonly withBlocks: boolean
  /** Changes that depend on lines and trips. */
  readonly withRules: boolean
  /** Most rides and changes take no time at all, and trips begin at the same few moments. */
  readonly isInstant?: boolean
  /** Every other line runs on another day only. */
  readonly hasIdleLines?: boolean
}

const minutes = fc.integer({ min: 0, max: 12 })

/** A few lines over a few stops, some trips each, so dense that most pairs are joined in several ways. */
export function randomTimetable(options: RandomOptions): fc.Arbitrary<Timetable> {
  const { withBlocks, withRules, isInstant = false, hasIdleLines = false } = options
  return drawn.map(({ stopCount, lines, begins, blocks, rules, ways, ruled }) => {
    const calls = isInstant
      ? writeCalls(lines.map(hurry), begins.map(instantly), rules, stopCount)
      : writeCalls(lines, begins, rules, stopCount)
    const trips = lines.flatMap((line, index) => line.trips.map(() => index))
    const counts = { stops: stopCount, lines: lines.length, trips: trips.length }
    const transfers = ways.map((way) => toWay(way, counts, isInstant))
    const special = ruled.map((rule) => toRule(rule, counts))
    return toTimetable(
      trips.map((line, index) => ({
        line,
        block: withBlocks ? (blocks[index] ?? '') : '',
        service: hasIdleLines && line % 2 === 1 ? 'another day' : 'daily',
      })),
      calls,
      counts,
      withRules ? [...transfers, ...special] : transfers,
    )
  })
}

/** What chance decides; numbers of stops, lines and trips are taken modulo how many there are. */
const drawn = fc.record({
  stopCount: fc.integer({ min: 3, max: 7 }),
  lines: fc.array(
    fc.record({
      stops: fc.array(fc.nat(6), { minLength: 2, maxLength: 5 }),
      trips: fc.array(fc.array(minutes, { minLength: 10, maxLength: 10 }), { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  begins: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 15, maxLength: 15 }),
  blocks: fc.array(fc.constantFrom('', '', 'a', 'b'), { minLength: 15, maxLength: 15 }),
  rules: fc.array(fc.constantFrom(3, 3, 3, 2, 1), { minLength: 75, maxLength: 75 }),
  ways: fc.array(fc.tuple(fc.nat(6), fc.nat(6), minutes), { maxLength: 6 }),
  ruled: fc.array(fc.tuple(fc.nat(6), fc.nat(6), fc.constantFrom(1, 2, 3), fc.nat(4), fc.nat(4), fc.nat(14), minutes), {
    maxLength: 5,
  }),
})

interface Counts {
  readonly stops: number
  readonly lines: number
  readonly trips: number
}

function toWay([from, to, time]: readonly [number, number, number], counts: Counts, isInstant: boolean): FeedTransfer {
  return toTransfer({
    fromStop: `s${from % counts.stops}`,
    toStop: `s${to % counts.stops}`,
    type: 2,
    seconds: isInstant ? instantly(time) * 60 : time * 60 + 1,
  })
}

function toRule(
  [from, to, type, fromLine, toLine, toTrip, time]: readonly [number, number, number, number, number, number, number],
  counts: Counts,
): FeedTransfer {
  return toTransfer({
    fromStop: `s${from % counts.stops}`,
    toStop: `s${to % counts.stops}`,
    type,
    seconds: time * 60,
    fromLine: toTrip % 2 === 0 ? `l${fromLine % counts.lines}` : '',
    toLine: `l${toLine % counts.lines}`,
    toTrip: toTrip % 3 === 0 ? `t${toTrip % counts.trips}` : '',
  })
}

/** 0 for most of the minutes. */
function instantly(minute: number): number {
  return minute % 4 === 0 ? Math.min(2, Math.floor(minute / 4)) : 0
}

function hurry({ stops, trips }: Line): Line {
  return { stops, trips: trips.map((steps) => steps.map(instantly)) }
}

type Line = { readonly stops: readonly number[]; readonly trips: readonly (readonly number[])[] }

function writeCalls(
  lines: readonly Line[],
  begins: readonly number[],
  rules: readonly number[],
  stopCount: number,
): FeedCalls {
  const [start, stop, arrival, departure, rule] = [[0], [] as number[], [] as number[], [] as number[], [] as number[]]
  let trip = 0
  for (const line of lines)
    for (const steps of line.trips) {
      let time = 36_000 + (begins[trip++] ?? 0) * 60
      for (const [position, place] of line.stops.entries()) {
        arrival.push((time += (steps[position * 2] ?? 0) * 60))
        departure.push((time += Math.max(0, (steps[position * 2 + 1] ?? 0) - 9) * 60))
        stop.push(place % stopCount)
        rule.push(rules[stop.length] ?? 3)
      }
      start.push(stop.length)
    }
  return {
    start: Int32Array.from(start),
    stop: Int32Array.from(stop),
    arrival: Int32Array.from(arrival),
    departure: Int32Array.from(departure),
    rules: Uint8Array.from(rule),
    headsign: new Int32Array(),
    headsigns: [''],
    sequence: Int32Array.from(stop.keys()),
    line: Int32Array.from(stop.keys()),
  }
}

function toTransfer(
  transfer: Pick<FeedTransfer, 'fromStop' | 'toStop' | 'type' | 'seconds'> & Partial<FeedTransfer>,
): FeedTransfer {
  return { fromLine: '', toLine: '', fromTrip: '', toTrip: '', ...transfer }
}

function toTimetable(
  trips: readonly RandomTrip[],
  calls: FeedCalls,
  counts: Counts,
  transfers: readonly FeedTransfer[],
): Timetable {
  const feed: Feed = {
    name: 'random',
    shown: 'random',
    info: { publisher: '', version: '', license: '', timeZone: 'Asia/Tokyo' },
    stops: Array.from({ length: counts.stops }, (_, index) => toStop(index)),
    nodes: new Map(),
    pathways: [],
    shapes: new Map(),
    lines: Array.from({ length: counts.lines }, (_, index) => toLine(index)),
    services: new Map([
      ['daily', new Set([day])],
      ['another day', new Set([day + 7])],
    ]),
    trips: trips.map(toTrip),
    calls,
    frequencies: [],
    transfers,
    tariff: { fares: [], transfers: [], zones: undefined },
    translations: { readings: new Map(), others: new Map() },
  }
  const steps = buildTimetable([feed], {
    problems: [new ImportProblems('random')],
    options: { ...defaultTransferOptions, radius: 100 },
    now: 0,
    likelyReadings: new Map(),
    previousCodes: new Map(),
  })
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

interface RandomTrip {
  readonly line: number
  readonly block: string
  readonly service: string
}

function toStop(index: number): FeedStop {
  return {
    id: `s${index}`,
    name: `Stop ${index}`,
    platform: '',
    latitude: 35 + index / 1000,
    longitude: 139,
    parent: '',
    zone: '',
    type: 0,
    wheelchair: 0,
    spokenName: '',
    timeZone: '',
  }
}

function toLine(index: number): FeedLine {
  return {
    id: `l${index}`,
    name: `Line ${index}`,
    symbol: '',
    color: -1,
    operator: '',
    network: '',
    kind: 'train',
    isHighSpeed: false,
  }
}

function toTrip({ line, block, service }: RandomTrip, index: number): FeedTrip {
  return {
    id: `t${index}`,
    line,
    service,
    headsign: '',
    number: '',
    direction: 255,
    block,
    shape: '',
    wheelchair: 0,
  }
}
