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
import { type LiveTimetable, openLiveTimetable } from './live/live-timetable.ts'
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

/** What answers by live data, made anew with them; without any as planned. */
interface Answering {
  /** Of the live data; undefined without any. */
  readonly version: string | undefined
  readonly live: LiveTimetable | undefined
  readonly planner: JourneyPlanner
  readonly boards: DepartureBoards
}

/** Answers questions about one timetable, whose indices it keeps. */
export class TimetableDesk {
  readonly #timetable: Timetable
  readonly #name: string
  readonly #places: PlaceResolver
  readonly #networks: NetworkCache
  readonly #nearby: NearbyStations
  readonly #lines: LineDirectory
  readonly #reach: ReachPlanner
  #answering: Answering

  /** `name` names the timetable's content. */
  constructor(timetable: Timetable, name: string) {
    this.#timetable = timetable
    this.#name = name
    this.#places = new PlaceResolver(timetable, new StationIndex(timetable))
    this.#networks = new NetworkCache(timetable)
    this.#reach = new ReachPlanner(timetable, this.#places, this.#networks)
    const lines = new StationLines(timetable)
    this.#nearby = new NearbyStations(timetable, lines)
    this.#lines = new LineDirectory(timetable, this.#places, lines)
    this.#answering = this.#prepare(undefined)
  }

  /** As live data say it, where there are any. */
  answer(question: Question, table: AdjustmentTable | undefined): object {
    if (this.#answering.version !== table?.version) this.#answering = this.#prepare(table)
    const { live, planner, boards } = this.#answering
    switch (question.about) {
      case 'journeys':
        return planner.plan(question.query)
      case 'kept':
        return planner.rebuild(question.query)
      case 'directions':
        return boards.listDirections(question.place)
      case 'departures':
        return boards.listDepartures(question.query, live?.adjustments)
      case 'nearby':
        return this.#nearby.find(question.query)
      case 'reachable':
        return this.#reach.findReachable(question.query, live)
      case 'lines':
        return this.#lines.listLines(question.query)
      case 'line stations':
        return this.#lines.listLineStations(question.query)
      case 'run':
        return boards.readRun(question.run, live?.adjustments)
    }
  }

  #prepare(table: AdjustmentTable | undefined): Answering {
    const live = table && openLiveTimetable(this.#timetable, table)
    const timetable = live?.timetable ?? this.#timetable
    const [places, networks, runs] = [this.#places, this.#networks, new RunCodes(timetable, this.#name)]
    return {
      version: table?.version,
      live,
      planner: new JourneyPlanner(timetable, { places, networks, runs, adjustments: live?.adjustments }),
      boards: new DepartureBoards(timetable, places, runs),
    }
  }
}
