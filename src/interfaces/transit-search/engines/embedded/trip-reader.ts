import type { Timetable } from '../../domain/timetable.ts'
import type { Segment } from './itinerary.ts'
import { secondsOfDay } from './search/build-day-network.ts'

/** Reads trips of a timetable by position. */
export class TripReader {
  readonly timetable: Timetable

  constructor(timetable: Timetable) {
    this.timetable = timetable
  }

  patternOf(trip: number): number {
    return this.timetable.trips.pattern[trip] ?? 0
  }

  lineOf(trip: number): number {
    return this.timetable.patterns.line[this.patternOf(trip)] ?? 0
  }

  countStops(trip: number): number {
    const { stopStart } = this.timetable.patterns
    const pattern = this.patternOf(trip)
    return (stopStart[pattern + 1] ?? 0) - (stopStart[pattern] ?? 0)
  }

  stopAt(trip: number, position: number): number {
    const { stopStart, stops } = this.timetable.patterns
    return stops[(stopStart[this.patternOf(trip)] ?? 0) + position] ?? 0
  }

  stationAt(trip: number, position: number): number {
    return this.timetable.stops.station[this.stopAt(trip, position)] ?? 0
  }

  canBoard(trip: number, position: number): boolean {
    return (this.#ruleAt(trip, position) & 1) !== 0
  }

  canAlight(trip: number, position: number): boolean {
    return (this.#ruleAt(trip, position) & 2) !== 0
  }

  #ruleAt(trip: number, position: number): number {
    const { stopStart, rules } = this.timetable.patterns
    return rules[(stopStart[this.patternOf(trip)] ?? 0) + position] ?? 0
  }

  /** Seconds from midnight of the itinerary's day. */
  arrivalAt({ trip, serviceDay }: Pick<Segment, 'trip' | 'serviceDay'>, position: number): number {
    return this.#timeAt(trip, position * 2) + serviceDay * secondsOfDay
  }

  departureAt({ trip, serviceDay }: Pick<Segment, 'trip' | 'serviceDay'>, position: number): number {
    return this.#timeAt(trip, position * 2 + 1) + serviceDay * secondsOfDay
  }

  #timeAt(trip: number, offset: number): number {
    const { tripStart, timeStart } = this.timetable.patterns
    const pattern = this.patternOf(trip)
    const row = (timeStart[pattern] ?? 0) + (trip - (tripStart[pattern] ?? 0)) * this.countStops(trip) * 2
    return this.timetable.times[row + offset] ?? 0
  }

  measure({ trip, boardPosition, alightPosition }: Segment): number {
    const { stopStart, metres } = this.timetable.patterns
    const first = stopStart[this.patternOf(trip)] ?? 0
    return (metres[first + alightPosition] ?? 0) - (metres[first + boardPosition] ?? 0)
  }

  /** The way on foot between two stops; undefined where there is none. */
  findWay(from: number, to: number): { readonly seconds: number; readonly metres: number } | undefined {
    const { start, to: targets, seconds, metres } = this.timetable.transfers
    for (let way = start[from] ?? 0; way < (start[from + 1] ?? 0); way++)
      if (targets[way] === to) return { seconds: seconds[way] ?? 0, metres: metres[way] ?? 0 }
    return undefined
  }
}
