import { maxOf } from '../../../../../libraries/numbers/max-of.ts'
import { minOf } from '../../../../../libraries/numbers/min-of.ts'
import type { Timetable } from '../../../domain/timetable.ts'
import type { ReachAnswer, ReachBase, ReachCost, ReachQuery } from '../../../port.ts'
import { createLineFilter } from '../line-filter.ts'
import type { LiveTimetable } from '../live/live-timetable.ts'
import type { NetworkCache } from '../network-cache.ts'
import { measurePlaceClock } from '../place-clock.ts'
import { readDay } from '../read-day.ts'
import type { PlaceResolver, ResolvedPlace } from '../resolve-places.ts'
import { secondsOfDay } from '../search/build-day-network.ts'
import { never } from '../search/day-network.ts'
import { maxRides } from '../search/found-journey.ts'
import type { NetworkSearch } from '../search/network-search.ts'
import { createStationReader } from '../station-reader.ts'

const minute = 60
const hour = 3_600

/** Averages are those of the hour from noon on, as those of journeys are; without waiting the best of its minutes counts. */
const averages = { begin: 12 * hour, length: hour, stepWaiting: 5 * minute, stepMoving: minute }

/** From which hour on the trips of the day after belong to a search. */
const evening = 18 * hour

/** Stations that are reached from others within a time. */
export class ReachPlanner {
  readonly #timetable: Timetable
  readonly #places: PlaceResolver
  readonly #networks: NetworkCache

  constructor(timetable: Timetable, places: PlaceResolver, networks: NetworkCache) {
    this.#timetable = timetable
    this.#places = places
    this.#networks = networks
  }

  /** By averages what runs late today does not count. */
  findReachable(query: ReachQuery, live: LiveTimetable | undefined): ReachAnswer {
    this.#networks.use(query.time === undefined ? undefined : live)
    const day = readDay(this.#timetable, query.date)
    const places = query.bases.map(({ place }) => this.#places.resolveStation(place))
    const clocks = places.map((place) => measurePlaceClock(this.#timetable, place, day))
    const { begins, days } = chooseBegins(query.time, clocks)
    const search = this.#networks.open({
      day: day + days,
      withTomorrow: begins.some((begin) => begin >= evening),
      isMirrored: false,
      withoutWalks: false,
      lines: createLineFilter(this.#timetable, query.lines),
    })
    const costs = query.bases.map((base, index) =>
      this.#measure(query, base, { stops: places[index]?.stops ?? [], begin: begins[index] ?? 0 }, search),
    )
    const readStation = createStationReader(this.#timetable)
    const own = new Set(places.flatMap((place) => this.#stationsOf(place)))
    if (query.includesBases)
      for (const [index, place] of places.entries())
        for (const station of this.#stationsOf(place)) costs[index]?.set(station, { seconds: 0, changes: 0 })
    const [first = new Map<number, ReachCost>(), ...others] = costs
    const common = [...first.keys()].filter(
      (station) => (query.includesBases || !own.has(station)) && others.every((costsOf) => costsOf.has(station)),
    )
    const stations = common.map((station) => ({
      station: readStation(station),
      costs: costs.flatMap((costsOf) => costsOf.get(station) ?? []),
    }))
    const furthest = (reached: { readonly costs: readonly ReachCost[] }) =>
      maxOf(reached.costs.map(({ seconds }) => seconds))
    return {
      bases: places.map(({ stops: [main = 0] }) => readStation.ofStop(main)),
      stations: stations.toSorted((one, other) => furthest(one) - furthest(other)),
    }
  }

  #stationsOf({ stops }: ResolvedPlace): number[] {
    return stops.map((stop) => this.#timetable.stops.station[stop] ?? 0)
  }

  #measure(
    query: ReachQuery,
    base: ReachBase,
    { stops, begin }: { readonly stops: readonly number[]; readonly begin: number },
    search: NetworkSearch,
  ): Map<number, ReachCost> {
    const rides = Math.min(maxRides, (base.maxChanges ?? maxRides) + 1)
    if (query.time !== undefined) {
      const limits = { begin, until: begin + base.maxSeconds, maxRides: rides }
      return within(this.#scan(search, stops, limits), base.maxSeconds)
    }
    const step = query.countsWaiting ? averages.stepWaiting : averages.stepMoving
    const runs = Array.from({ length: averages.length / step }, (_, index) => {
      const at = begin + index * step
      return this.#scan(search, stops, { begin: at, until: at + base.maxSeconds + averages.length, maxRides: rides })
    })
    return within(query.countsWaiting ? average(runs) : chooseBest(runs), base.maxSeconds)
  }

  /** Of each station the quickest way, and of equal ones that with the fewest changes. */
  #scan(
    { reach, network }: NetworkSearch,
    stops: readonly number[],
    limits: { readonly begin: number; readonly until: number; readonly maxRides: number },
  ): Map<number, ReachCost> {
    reach.run(stops, limits)
    const costs = new Map<number, ReachCost>()
    for (let rides = 1; rides <= limits.maxRides; rides++)
      for (let stop = 0; stop < network.stopCount; stop++) {
        const arrival = reach.arrivals[rides]?.[stop] ?? never
        if (arrival > limits.until) continue
        const station = this.#timetable.stops.station[stop] ?? 0
        const seconds = arrival - limits.begin
        const known = costs.get(station)
        if (!known || seconds < known.seconds) costs.set(station, { seconds, changes: rides - 1 })
      }
    return costs
  }
}

/**
 * Seconds from midnight, by the clocks of the timetable, at which one sets out from each base, and how many days later that midnight is: a given time is
 * that of the first base, averages are each base's own.
 */
function chooseBegins(time: number | undefined, clocks: readonly number[]) {
  if (time === undefined) return { begins: clocks.map((clock) => averages.begin + clock), days: 0 }
  const begin = time + (clocks[0] ?? 0)
  const days = Math.floor(begin / secondsOfDay)
  return { begins: clocks.map(() => begin - days * secondsOfDay), days }
}

function within(costs: ReadonlyMap<number, ReachCost>, maxSeconds: number): Map<number, ReachCost> {
  return new Map([...costs].filter(([, { seconds }]) => seconds <= maxSeconds))
}

/** Stations that are reached at any time of the hour. */
function average(runs: readonly ReadonlyMap<number, ReachCost>[]): Map<number, ReachCost> {
  const [first = new Map<number, ReachCost>()] = runs
  return new Map(
    [...first.keys()].flatMap((station): [number, ReachCost][] => {
      const costs = runs.flatMap((run) => run.get(station) ?? [])
      if (costs.length < runs.length) return []
      const seconds = costs.reduce((sum, cost) => sum + cost.seconds, 0) / costs.length
      return [[station, { seconds: Math.round(seconds), changes: minOf(costs.map(({ changes }) => changes)) }]]
    }),
  )
}

function chooseBest(runs: readonly ReadonlyMap<number, ReachCost>[]): Map<number, ReachCost> {
  const best = new Map<number, ReachCost>()
  for (const run of runs)
    for (const [station, cost] of run) {
      const known = best.get(station)
      if (!known || cost.seconds < known.seconds) best.set(station, cost)
    }
  return best
}
