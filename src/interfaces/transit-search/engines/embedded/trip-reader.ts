import { readPlannedTimes } from '../../domain/read-planned-times.ts'
import { none, type Timetable } from '../../domain/timetable.ts'
import { findWay, type Way } from './find-walks.ts'
import type { Segment } from './itinerary.ts'
import { secondsOfDay } from './search/build-day-network.ts'

/** A trip on one of its days. */
type TripOfDay = Pick<Segment, 'trip' | 'serviceDay' | 'live'>

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

  /** Where it stops, which may be another platform than planned. */
  stopAt({ trip, live }: Pick<Segment, 'trip' | 'live'>, position: number): number {
    const moved = live?.stops?.[position] ?? none
    return moved === none ? this.plannedStopAt(trip, position) : moved
  }

  plannedStopAt(trip: number, position: number): number {
    const { stopStart, stops } = this.timetable.patterns
    return stops[(stopStart[this.patternOf(trip)] ?? 0) + position] ?? 0
  }

  stationAt(trip: number, position: number): number {
    return this.timetable.stops.station[this.plannedStopAt(trip, position)] ?? 0
  }

  canBoard(segment: TripOfDay, position: number): boolean {
    return (this.#ruleAt(segment, position) & 1) !== 0
  }

  canAlight(segment: TripOfDay, position: number): boolean {
    return (this.#ruleAt(segment, position) & 2) !== 0
  }

  /** Whether the vehicle passes a stop by that the timetable has. */
  isSkipped({ live }: TripOfDay, position: number): boolean {
    return live?.skipped[position] === 1
  }

  #ruleAt(segment: TripOfDay, position: number): number {
    if (this.isSkipped(segment, position) || this.timetable.closed?.[this.stopAt(segment, position)]) return 0
    const { stopStart, rules } = this.timetable.patterns
    return rules[(stopStart[this.patternOf(segment.trip)] ?? 0) + position] ?? 0
  }

  /** Seconds from midnight of the itinerary's day. */
  arrivalAt(segment: TripOfDay, position: number): number {
    return this.#timeAt(segment, position * 2)
  }

  departureAt(segment: TripOfDay, position: number): number {
    return this.#timeAt(segment, position * 2 + 1)
  }

  /** Seconds that it departs later than planned. */
  delayAt({ trip, live }: TripOfDay, position: number): number {
    const offset = position * 2 + 1
    return live ? (live.times[offset] ?? 0) - (readPlannedTimes(this.timetable, trip)[offset] ?? 0) : 0
  }

  #timeAt({ trip, serviceDay, live }: TripOfDay, offset: number): number {
    const times = live?.times ?? readPlannedTimes(this.timetable, trip)
    return (times[offset] ?? 0) + serviceDay * secondsOfDay
  }

  measure({ trip, boardPosition, alightPosition }: Segment): number {
    const { stopStart, metres } = this.timetable.patterns
    const first = stopStart[this.patternOf(trip)] ?? 0
    return (metres[first + alightPosition] ?? 0) - (metres[first + boardPosition] ?? 0)
  }

  /** The way on foot between two stops; undefined where there is none. */
  findWay(from: number, to: number): Way | undefined {
    return findWay(this.timetable, from, to)
  }
}
