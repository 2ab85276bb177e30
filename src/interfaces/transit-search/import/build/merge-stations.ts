import { foldStationName } from '../../domain/fold-station-name.ts'
import { PositionGrid } from '../../domain/position-grid.ts'
import type { NetworkStop, NetworkStops } from './network-stops.ts'

/** Metres within which stops of one name are one station. */
const radius = { bus: 300, other: 500 }

/** Stops that are one station; the first one names it. */
export type StationMembers = readonly number[]

/** Stops by parent_station, and then stations of one name near each other, of one feed or several; bus stops stay apart from the rest. */
export function mergeStations({ stops, firstStop }: NetworkStops): StationMembers[] {
  const roots = findRoots({ stops, firstStop })
  const merged = mergeNamesakes(stops, roots)
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
function mergeNamesakes(stops: readonly NetworkStop[], roots: readonly number[]): Map<number, number> {
  const isBus = findBusStations(stops, roots)
  const groups = Map.groupBy(new Set(roots), (root) => `${isBus.has(root)} ${foldStationName(stops[root]?.name ?? '')}`)
  const merged = new Map<number, number>()
  for (const group of groups.values()) {
    const sorted = group.toSorted((one, other) => compareStops(stops[one], stops[other]))
    const reach = isBus.has(sorted[0] ?? -1) ? radius.bus : radius.other
    for (const [root, representative] of clusterByDistance(stops, sorted, reach)) merged.set(root, representative)
  }
  return merged
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

/** Single linkage: whoever is near one of them belongs to all. Gives each root its representative, the first of its cluster. */
function* clusterByDistance(
  stops: readonly NetworkStop[],
  roots: readonly number[],
  reach: number,
): Generator<[number, number]> {
  const places = roots.map((root) => stops[root] ?? { latitude: 0, longitude: 0 })
  const grid = new PositionGrid(places, reach)
  const reached = new Set<number>()
  for (const first of roots.keys()) {
    if (reached.has(first)) continue
    const cluster = [first]
    reached.add(first)
    for (let next = cluster.pop(); next !== undefined; next = cluster.pop()) {
      yield [roots[next] ?? -1, roots[first] ?? -1]
      const place = places[next]
      const near = place ? grid.findWithin(place, reach).map(({ index }) => index) : []
      for (const index of near.filter((found) => !reached.has(found))) {
        reached.add(index)
        cluster.push(index)
      }
    }
  }
}
