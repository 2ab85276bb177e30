import type { AdjustmentTable } from '../../domain/adjustments.ts'
import type { Timetable } from '../../domain/timetable.ts'
import type {
  DepartureQuery,
  JourneyQuery,
  LineQuery,
  LineStationsQuery,
  NearbyQuery,
  Place,
  ReachQuery,
  RebuildQuery,
} from '../../port.ts'
import { DepartureBoards } from './departures/departure-boards.ts'
import { JourneyPlanner } from './journey-planner.ts'
import { AdjustmentsCache } from './live/adjustments-cache.ts'
import { LineDirectory } from './line-directory.ts'
import { NetworkCache } from './network-cache.ts'
import { NearbyStations } from './reach/nearby-stations.ts'
import { ReachPlanner } from './reach/reach-planner.ts'
import { PlaceResolver } from './resolve-places.ts'
import { RunCodes } from './run-codes.ts'
import { StationIndex } from './station-index.ts'
import { StationLines } from './station-lines.ts'

/** What may be asked of a timetable in a thread. */
export type Question =
  | { readonly about: 'journeys'; readonly query: JourneyQuery }
  | { readonly about: 'kept'; readonly query: RebuildQuery }
  | { readonly about: 'directions'; readonly place: Place }
  | { readonly about: 'departures'; readonly query: DepartureQuery }
  | { readonly about: 'nearby'; readonly query: NearbyQuery }
  | { readonly about: 'reachable'; readonly query: ReachQuery }
  | { readonly about: 'lines'; readonly query: LineQuery }
  | { readonly about: 'line stations'; readonly query: LineStationsQuery }
  | { readonly about: 'run'; readonly run: string }

/** Answers questions about one timetable, whose indices it keeps. */
export class TimetableDesk {
  readonly #planner: JourneyPlanner
  readonly #boards: DepartureBoards
  readonly #nearby: NearbyStations
  readonly #lines: LineDirectory
  readonly #reach: ReachPlanner
  readonly #adjustments = new AdjustmentsCache()

  /** `name` names the timetable's content. */
  constructor(timetable: Timetable, name: string) {
    const places = new PlaceResolver(timetable, new StationIndex(timetable))
    const runs = new RunCodes(timetable, name)
    const networks = new NetworkCache(timetable)
    this.#planner = new JourneyPlanner(timetable, { places, runs, networks })
    this.#reach = new ReachPlanner(timetable, places, networks)
    const lines = new StationLines(timetable)
    this.#nearby = new NearbyStations(timetable, lines)
    this.#lines = new LineDirectory(timetable, places, lines)
    this.#boards = new DepartureBoards(timetable, places, runs)
  }

  /** As live data say it, where there are any. */
  answer(question: Question, table: AdjustmentTable | undefined): object {
    switch (question.about) {
      case 'journeys':
        return this.#planner.plan(question.query, table)
      case 'kept':
        return this.#planner.rebuild(question.query, table)
      case 'directions':
        return this.#boards.listDirections(question.place)
      case 'departures':
        return this.#boards.listDepartures(question.query, this.#adjustments.read(table))
      case 'nearby':
        return this.#nearby.find(question.query)
      case 'reachable':
        return this.#reach.findReachable(question.query, this.#adjustments.read(table))
      case 'lines':
        return this.#lines.listLines(question.query)
      case 'line stations':
        return this.#lines.listLineStations(question.query)
      case 'run':
        return this.#boards.readRun(question.run, this.#adjustments.read(table))
    }
  }
}
