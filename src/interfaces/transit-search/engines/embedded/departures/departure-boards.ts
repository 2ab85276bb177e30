import type { Adjustments, TripAdjustment } from '../../../domain/adjustments.ts'
import { formatDate } from '../../../domain/calendar.ts'
import { readPlannedTimes } from '../../../domain/read-planned-times.ts'
import { countDaysBefore } from '../../../domain/count-days-before.ts'
import { runsOn } from '../../../domain/runs-on.ts'
import { readText } from '../../../domain/text-table.ts'
import { none, type Timetable } from '../../../domain/timetable.ts'
import type { Departure, DepartureQuery, StationDepartures, StationDirections } from '../../../port.ts'
import { readDay } from '../read-day.ts'
import { measurePlaceClock } from '../place-clock.ts'
import type { PlaceResolver, ResolvedPlace } from '../resolve-places.ts'
import type { RunCodes } from '../run-codes.ts'
import { listDays, secondsOfDay } from '../search/build-day-network.ts'
import { createStationReader } from '../station-reader.ts'
import { toMoment } from '../to-moment.ts'
import { describeDirection, describeLine, toRide } from '../to-ride.ts'
import { TripReader } from '../trip-reader.ts'
import { groupDirections } from './group-directions.ts'
import { listPasses, type Pass } from './list-passes.ts'
import { readDestination } from '../read-destination.ts'
import type { Place } from '../../../domain/place.ts'
import type { Ride } from '../../../domain/journey.ts'

/** A vehicle that leaves; times are seconds from midnight of the day that is asked for. */
interface Leaving {
  readonly pass: Pass
  readonly trip: number
  readonly serviceDay: number
  /** Where it stops, which may be another platform than planned. */
  readonly stop: number
  readonly planned: number
  /** Undefined where it does not come. */
  readonly expected: number | undefined
}

/** What leaves the stations of one timetable. */
export class DepartureBoards {
  readonly #timetable: Timetable
  readonly #places: PlaceResolver
  readonly #runs: RunCodes
  readonly #days: readonly number[]

  constructor(timetable: Timetable, places: PlaceResolver, runs: RunCodes) {
    this.#timetable = timetable
    this.#places = places
    this.#runs = runs
    // Where clocks are behind those of the timetable, tomorrow's evening is the day after.
    const after = timetable.otherTimeZones.length > 0 ? [2] : []
    this.#days = [...listDays(countDaysBefore(timetable), true), ...after]
  }

  listDirections(place: Place): StationDirections {
    const resolved = this.#places.resolveStation(place)
    const groups = groupDirections(this.#timetable, listPasses(this.#timetable, resolved.stops))
    return { station: this.#readStation(resolved), directions: groups.map(({ description }) => description) }
  }

  listDepartures(query: DepartureQuery, adjustments: Adjustments | undefined): StationDepartures {
    const resolved = this.#places.resolveStation(query.place)
    const day = readDay(this.#timetable, query.date)
    const passes = listPasses(this.#timetable, resolved.stops)
    const isWanted = this.#chooseDirection(passes, query.direction)
    const leaving = query.window
      ? this.#days.flatMap((offset) => this.#listLeaving(passes, day, offset, adjustments))
      : this.#listLeaving(passes, day, 0, undefined)
    const later = measurePlaceClock(this.#timetable, resolved, day)
    const [from, until] = query.window
      ? [query.window.from + later, query.window.until + later]
      : [0, Number.POSITIVE_INFINITY]
    const chosen = leaving
      .filter(({ pass, trip }) => isWanted(pass, trip))
      .filter((each) => timeOf(each) >= from && timeOf(each) < until)
      .toSorted((one, other) => timeOf(one) - timeOf(other) || one.trip - other.trip)
      .slice(0, query.maxDepartures)
    return { station: this.#readStation(resolved), departures: chosen.map((each) => this.#describe(day, each)) }
  }

  readRun(code: string, adjustments: Adjustments | undefined): Ride {
    const { trip, day } = this.#runs.read(code)
    const reader = new TripReader(this.#timetable)
    const live = adjustments?.find(day, trip)
    const whole = { trip, serviceDay: 0, boardPosition: 0, alightPosition: reader.countStops(trip) - 1 }
    const context = {
      reader,
      readStation: createStationReader(this.#timetable),
      measureWait: undefined,
      writeRun: this.#runs.write,
    }
    return toRide(context, day, live && !live.isCancelled ? { ...whole, live } : whole, false)
  }

  #readStation({ stops: [main = 0] }: ResolvedPlace) {
    return createStationReader(this.#timetable).ofStop(main)
  }

  /** A code that the station does not have is one of no vehicles. */
  #chooseDirection(passes: readonly Pass[], code: number | undefined): (pass: Pass, trip: number) => boolean {
    if (code === undefined) return () => true
    return groupDirections(this.#timetable, passes)[code - 1]?.has ?? (() => false)
  }

  #listLeaving(passes: readonly Pass[], day: number, offset: number, adjustments: Adjustments | undefined): Leaving[] {
    const { patterns } = this.#timetable
    const leaving: Leaving[] = []
    for (const pass of passes)
      for (
        let trip = patterns.tripStart[pass.pattern] ?? 0;
        trip < (patterns.tripStart[pass.pattern + 1] ?? 0);
        trip++
      ) {
        if (!runsOn(this.#timetable, trip, day + offset)) continue
        const start = offset * secondsOfDay
        const at = pass.position * 2 + 1
        const planned = start + (readPlannedTimes(this.#timetable, trip)[at] ?? 0)
        const live = adjustments?.find(day + offset, trip)
        const expected = expect(live, pass.position, start)
        const moved = live?.stops?.[pass.position] ?? none
        leaving.push({
          pass,
          trip,
          serviceDay: offset,
          stop: moved === none ? pass.stop : moved,
          planned,
          expected: expected === 'planned' ? planned : expected,
        })
      }
    return leaving
  }

  #describe(day: number, { pass, trip, serviceDay, stop, planned, expected }: Leaving): Departure {
    const { trips, texts, patterns, stops, lines, feeds } = this.#timetable
    return {
      ...describeLine(this.#timetable, patterns.line[pass.pattern] ?? 0),
      run: this.#runs.write({ trip, day: day + serviceDay }),
      tripId: readText(texts, trips.id[trip] ?? 0),
      feed: feeds[lines.feed[patterns.line[pass.pattern] ?? 0] ?? 0]?.name ?? '',
      serviceDate: formatDate(day + serviceDay),
      number: readText(texts, trips.number[trip] ?? 0),
      destination: readDestination(this.#timetable, trip, pass.position),
      direction: describeDirection(trips.direction[trip]),
      platform: readText(texts, stops.platform[stop] ?? 0),
      plannedPlatform: readText(texts, stops.platform[pass.stop] ?? 0),
      planned: toMoment(day, planned),
      expected: expected === undefined ? undefined : toMoment(day, expected),
      headway: trips.headway[trip] ?? 0,
    }
  }
}

/** One that does not come is shown when it should have. */
function timeOf({ planned, expected }: Leaving): number {
  return expected ?? planned
}

function expect(live: TripAdjustment | undefined, position: number, start: number): number | 'planned' | undefined {
  if (!live) return 'planned'
  if (live.isCancelled || live.skipped[position] === 1) return undefined
  return start + (live.times[position * 2 + 1] ?? 0)
}
