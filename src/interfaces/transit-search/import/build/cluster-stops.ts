import { measureDistance } from '../../domain/measure-distance.ts'
import { PositionGrid } from '../../domain/position-grid.ts'
import type { Position } from '../../domain/place.ts'

/** Metres: how near two places of a cluster have to be for joining it, and how far apart any two of it may be. */
export interface ClusterReach {
  readonly near: number
  readonly across: number
  /** Whether two places, by index, are too far apart all the same. */
  readonly isApart?: (one: number, other: number, metres: number) => boolean
}

/** Places that are compared pair by pair; of more, each that is near the first of them joins it. */
const maxCompared = 600

/**
 * Places in clusters, the nearest joined first, none wider than it may be (complete linkage): stops along a street are not chained into one. Each
 * cluster has its places in their order, and the clusters are in that of their first ones.
 */
export function* clusterByDistance(places: readonly Position[], reach: ClusterReach): Generator<void, number[][]> {
  const { near, across } = reach
  const grid = new PositionGrid(places, near)
  const components = yield* listComponents(places, grid, near)
  return components
    .flatMap((component) =>
      component.length > maxCompared
        ? joinToFirst(places, component, across / 2)
        : joinNearest(places, component, reach),
    )
    .toSorted(([one = 0], [other = 0]) => one - other)
}

/** Places that are near each other, or over others between. */
function* listComponents(places: readonly Position[], grid: PositionGrid, near: number): Generator<void, number[][]> {
  const reached = new Set<number>()
  const components: number[][] = []
  for (const [first] of places.entries()) {
    if (reached.has(first)) continue
    const component: number[] = []
    const next = [first]
    reached.add(first)
    for (let index = next.pop(); index !== undefined; index = next.pop()) {
      if (component.push(index) % 16 === 0) yield
      const place = places[index]
      for (const { index: other } of place ? grid.findWithin(place, near) : []) {
        if (reached.has(other)) continue
        reached.add(other)
        next.push(other)
      }
    }
    components.push(component.toSorted((one, other) => one - other))
  }
  return components
}

function joinNearest(
  places: readonly Position[],
  component: readonly number[],
  { near, across, isApart = () => false }: ClusterReach,
): number[][] {
  const clusters = new Map(component.map((index) => [index, [index]]))
  const isTooFar = (one: number, other: number) => {
    const metres = measure(places, one, other)
    return metres > across || isApart(one, other, metres)
  }
  const pairs = component
    .flatMap((one, at) => component.slice(at + 1).map((other) => ({ one, other, metres: measure(places, one, other) })))
    .filter(({ metres }) => metres <= near)
    .toSorted((a, b) => a.metres - b.metres || a.one - b.one || a.other - b.other)
  for (const { one, other } of pairs) {
    const [mine, others] = [clusters.get(one) ?? [], clusters.get(other) ?? []]
    if (mine === others) continue
    if (mine.some((a) => others.some((b) => isTooFar(a, b)))) continue
    const joined = [...mine, ...others].toSorted((a, b) => a - b)
    for (const index of joined) clusters.set(index, joined)
  }
  return [...new Set(clusters.values())]
}

function joinToFirst(places: readonly Position[], component: readonly number[], radius: number): number[][] {
  const clusters: number[][] = []
  const grid = new PositionGrid(
    component.flatMap((index) => places[index] ?? []),
    radius,
  )
  const taken = new Set<number>()
  for (const [at, index] of component.entries()) {
    const place = places[index]
    if (!place || taken.has(at)) continue
    const near = grid.findWithin(place, radius).flatMap((found) => (taken.has(found.index) ? [] : [found.index]))
    for (const found of near) taken.add(found)
    clusters.push(near.map((found) => component[found] ?? index).toSorted((one, other) => one - other))
  }
  return clusters
}

function measure(places: readonly Position[], one: number, other: number): number {
  const [from, to] = [places[one], places[other]]
  return from && to ? measureDistance(from, to) : 0
}
