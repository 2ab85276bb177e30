import { none, type Timetable } from '../domain/timetable.ts'

/** Boarded at a position of a trip, after so many rides (this one included). */
interface Boarding {
  readonly trip: number
  readonly position: number
}

interface Alighting extends Boarding {
  readonly time: number
  readonly stop: number
}

/**
 * By number of rides from 1 on, the earliest arrival at the target with at most so many: every ride that can be taken is taken. For networks of a
 * few trips that all run on one day.
 */
export function enumerateArrivals(
  timetable: Timetable,
  origin: number,
  target: number,
  time: number,
  maxRides: number,
): number[] {
  const seen = new Set<string>()
  const arrivals: number[] = []
  let best = Number.POSITIVE_INFINITY
  let boardings = listBoardings(timetable, ({ stop, departure }) => stop === origin && departure >= time)
  for (let rides = 1; rides <= maxRides; rides++) {
    const fresh = boardings.filter(({ trip, position }) => !seen.has(`${trip} ${position}`))
    for (const { trip, position } of fresh) seen.add(`${trip} ${position}`)
    const alightings = fresh.flatMap((boarding) => rideAlong(timetable, boarding.trip, boarding.position))
    for (const alighting of alightings) if (alighting.stop === target) best = Math.min(best, alighting.time)
    arrivals.push(best)
    boardings = alightings.flatMap((alighting) => changeFrom(timetable, alighting))
  }
  return arrivals
}

function callsOf({ patterns, trips, times }: Timetable, trip: number) {
  const pattern = trips.pattern[trip] ?? 0
  const first = patterns.stopStart[pattern] ?? 0
  const count = (patterns.stopStart[pattern + 1] ?? 0) - first
  const row = (patterns.timeStart[pattern] ?? 0) + (trip - (patterns.tripStart[pattern] ?? 0)) * count * 2
  return Array.from({ length: count }, (_, position) => ({
    stop: patterns.stops[first + position] ?? 0,
    rule: patterns.rules[first + position] ?? 0,
    arrival: times[row + position * 2] ?? 0,
    departure: times[row + position * 2 + 1] ?? 0,
  }))
}

function listBoardings(
  timetable: Timetable,
  suits: (call: { readonly stop: number; readonly departure: number; readonly trip: number }) => boolean,
): Boarding[] {
  return [...timetable.trips.id.keys()].flatMap((trip) =>
    callsOf(timetable, trip)
      .slice(0, -1)
      .flatMap(({ stop, departure, rule }, position) =>
        (rule & 1) === 1 && suits({ stop, departure, trip }) ? [{ trip, position }] : [],
      ),
  )
}

function rideAlong(timetable: Timetable, trip: number, position: number): Alighting[] {
  const later = callsOf(timetable, trip).slice(position + 1)
  const here = later.flatMap(({ stop, arrival, rule }, offset) =>
    (rule & 2) === 2 ? [{ trip, position: position + 1 + offset, time: arrival, stop }] : [],
  )
  const { nextStart, next } = timetable.trips
  return [
    ...here,
    ...[...next.subarray(nextStart[trip], nextStart[trip + 1])].flatMap((following) =>
      rideAlong(timetable, following, 0),
    ),
  ]
}

function changeFrom(timetable: Timetable, { trip, stop, time }: Alighting): Boarding[] {
  return listBoardings(timetable, (call) => {
    const seconds = measureChange(timetable, stop, call.stop, trip, call.trip)
    return seconds >= 0 && time + seconds <= call.departure
  })
}

/** Seconds for a change from a trip to another; -1 where it is impossible. */
function measureChange(timetable: Timetable, from: number, to: number, fromTrip: number, toTrip: number): number {
  const { transferRules: rules, transfers, patterns, trips } = timetable
  const lineOf = (trip: number) => patterns.line[trips.pattern[trip] ?? 0] ?? 0
  let rank = -1
  let found = none
  const fits = (ruled: number | undefined, value: number) => ruled === none || ruled === value
  for (const row of rules.fromStop.keys()) {
    if (rules.fromStop[row] !== from || rules.toStop[row] !== to) continue
    if (!fits(rules.fromTrip[row], fromTrip) || !fits(rules.toTrip[row], toTrip)) continue
    if (!fits(rules.fromLine[row], lineOf(fromTrip)) || !fits(rules.toLine[row], lineOf(toTrip))) continue
    const special = [rules.fromTrip[row], rules.toTrip[row]].filter((value) => value !== none).length * 3
    const lines = [rules.fromLine[row], rules.toLine[row]].filter((value) => value !== none).length
    if (special + lines <= rank) continue
    rank = special + lines
    found = rules.seconds[row] ?? none
  }
  if (rank >= 0) return found
  for (let way = transfers.start[from] ?? 0; way < (transfers.start[from + 1] ?? 0); way++)
    if (transfers.to[way] === to) return transfers.seconds[way] ?? none
  return none
}
