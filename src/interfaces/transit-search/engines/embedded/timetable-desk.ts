import { RecentMap } from '../../../../libraries/memoize/recent-map.ts'
import type { AdjustmentTable } from '../../domain/adjustments.ts'
import type { Timetable } from '../../domain/timetable.ts'
import type { WheelchairNeed } from '../../domain/wheelchair.ts'
import type { DepartureQuery, LineQuery, LineStationsQuery, NearbyQuery, ReachQuery, RebuildQuery } from '../../port.ts'
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
import { toAccessible } from './to-accessible.ts'
import type { Place } from '../../domain/place.ts'
import type { JourneyQuery } from '../../domain/journey.ts'

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
  readonly networks: NetworkCache
  readonly live: LiveTimetable | undefined
  readonly planner: JourneyPlanner
  readonly boards: DepartureBoards
  readonly reach: ReachPlanner
}

/** Of those for wheelchairs each has networks of its own. */
const maxAnswering = 2

/** Answers questions about one timetable, whose indices it keeps. */
export class TimetableDesk {
  readonly #timetable: Timetable
  readonly #name: string
  readonly #places: PlaceResolver
  readonly #nearby: NearbyStations
  readonly #lines: LineDirectory
  /** By what a wheelchair needs; empty for none. */
  readonly #answering = new RecentMap<WheelchairNeed | '', Answering>(maxAnswering)

  /** `name` names the timetable's content. */
  constructor(timetable: Timetable, name: string) {
    this.#timetable = timetable
    this.#name = name
    this.#places = new PlaceResolver(timetable, new StationIndex(timetable))
    const lines = new StationLines(timetable)
    this.#nearby = new NearbyStations(timetable, lines)
    this.#lines = new LineDirectory(timetable, this.#places, lines)
  }

  /** As live data say it, where there are any. */
  answer(question: Question, table: AdjustmentTable | undefined): object {
    const { live, planner, boards, reach } = this.#open(needOf(question), table)
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
        return reach.findReachable(question.query, live)
      case 'lines':
        return this.#lines.listLines(question.query)
      case 'line stations':
        return this.#lines.listLineStations(question.query)
      case 'run':
        return boards.readRun(question.run, live?.adjustments)
    }
  }

  #open(need: WheelchairNeed | undefined, table: AdjustmentTable | undefined): Answering {
    const known = this.#answering.get(need ?? '')
    if (known && known.version === table?.version) return known
    const answering = this.#prepare(need, table, known?.networks)
    // What takes the place of another weighs nothing more.
    this.#answering.set(need ?? '', answering, known ? 0 : 1)
    return answering
  }

  #prepare(need: WheelchairNeed | undefined, table: AdjustmentTable | undefined, kept?: NetworkCache): Answering {
    const fit = (timetable: Timetable) => (need ? toAccessible(timetable, need) : timetable)
    const extended = table && openLiveTimetable(this.#timetable, table)
    const live = extended && { ...extended, timetable: fit(extended.timetable) }
    const networks = kept ?? new NetworkCache(fit(this.#timetable))
    const timetable = live?.timetable ?? networks.timetable
    const [places, runs] = [this.#places, new RunCodes(timetable, this.#name)]
    return {
      version: table?.version,
      networks,
      live,
      planner: new JourneyPlanner(timetable, { places, networks, runs, adjustments: live?.adjustments }),
      boards: new DepartureBoards(timetable, places, runs),
      reach: new ReachPlanner(timetable, places, networks),
    }
  }
}

function needOf(question: Question): WheelchairNeed | undefined {
  if (question.about === 'journeys' || question.about === 'reachable') return question.query.wheelchair
  return question.about === 'kept' ? question.query.query.wheelchair : undefined
}
