import { foldStationName } from '../../domain/fold-station-name.ts'
import { clusterByDistance } from './cluster-stops.ts'
import type { NetworkStop, NetworkStops } from './network-stops.ts'

/** For stops of one name to be one station. A street may give its name to stops along miles of it; a railway station is as wide as its lines lie apart. */
const reach = { bus: { near: 300, across: 400 }, other: { near: 500, across: 700 } }

/** Metres beyond which two stations of one name are two where their own feed calls them stations (location_type 1): 28 St on two avenues. */
const declaredApart = 200

/** Stops that are one station; the first one names it. */
export type StationMembers = readonly number[]

/** Stops by parent_station, and then stations of one name near each other, of one feed or several; bus stops stay apart from the rest. */
export function* mergeStations({ stops, firstStop }: NetworkStops): Generator<void, StationMembers[]> {
  const roots = findRoots({ stops, firstStop })
  const merged = yield* mergeNamesakes(stops, roots)
  const members = new Map<number, number[]>()
  for (const stop of stops.keys()) {
    const root = merged.get(roots[stop] ?? stop) ?? stop
    if (members.has(root)) members.get(root)?.push(stop)
    else members.set(root, root === stop ? [root] : [root, stop])
  }
  return [...members.entries()].map(([root, all]) => [root, ...new Set(all.filter((stop) => stop !== root))])
}

/** The station of each stop by parent_station, itself where it has none. */
function findRoots({ stops, firstStop }: NetworkStops): number[] {
  const stations = firstStop.map(() => new Map<string, number>())
  for (const [index, { feed, id, type }] of stops.entries()) if (type === 1) stations[feed]?.set(id, index)
  return stops.map(({ feed, parent }, index) => stations[feed]?.get(parent) ?? index)
}

/** For each root the one that stands for all roots of its name near it: a station before a stop, then the first by feed and id. */
function* mergeNamesakes(
  stops: readonly NetworkStop[],
  roots: readonly number[],
): Generator<void, Map<number, number>> {
  const isBus = findBusStations(stops, roots)
  const groups = Map.groupBy(new Set(roots), (root) => `${isBus.has(root)} ${foldStationName(stops[root]?.name ?? '')}`)
  const merged = new Map<number, number>()
  for (const group of groups.values()) {
    const sorted = group.toSorted((one, other) => compareStops(stops[one], stops[other]))
    const places = sorted.map((root) => stops[root] ?? { latitude: 0, longitude: 0 })
    const isApart = (one: number, other: number, metres: number) =>
      metres > declaredApart && areDeclared(stops[sorted[one] ?? -1], stops[sorted[other] ?? -1])
    const ofKind = isBus.has(sorted[0] ?? -1) ? reach.bus : reach.other
    for (const cluster of yield* clusterByDistance(places, { ...ofKind, isApart }))
      for (const index of cluster) merged.set(sorted[index] ?? -1, sorted[cluster[0] ?? 0] ?? -1)
  }
  return merged
}

function areDeclared(one: NetworkStop | undefined, other: NetworkStop | undefined): boolean {
  return one?.type === 1 && other?.type === 1 && one.feed === other.feed
}

function findBusStations(stops: readonly NetworkStop[], roots: readonly number[]): Set<number> {
  const others = new Set<number>()
  const buses = new Set<number>()
  for (const [stop, { kinds }] of stops.entries())
    for (const kind of kinds) (kind === 'bus' ? buses : others).add(roots[stop] ?? stop)
  return new Set([...buses].filter((root) => !others.has(root)))
}

function compareStops(one: NetworkStop | undefined, other: NetworkStop | undefined): number {
  if (!one || !other) return 0
  return other.type - one.type || one.feed - other.feed || (one.id < other.id ? -1 : 1)
}
