import { minOf } from '../../../../libraries/numbers/min-of.ts'
import { measureDistance } from '../../domain/measure-distance.ts'
import { wheelchairAccess } from '../../domain/wheelchair.ts'
import type { Feed } from '../gtfs/feed.ts'
import { NearestQueue } from './nearest-queue.ts'
import type { Position } from '../../domain/place.ts'

/** A way through a station from one platform to another. */
export interface PathwayWay {
  readonly from: number
  readonly to: number
  readonly seconds: number
  readonly metres: number
  /** Without stairs; undefined where there is no such way. */
  readonly stepFreeSeconds: number | undefined
}

interface Edge {
  readonly to: number
  readonly seconds: number
  readonly metres: number
  readonly isStepFree: boolean
}

type Edges = readonly (readonly Edge[] | undefined)[]

/** Pathways that are looked at from one platform, and in all: more are in no station, and take some seconds. */
const maxLooks = { ofPlatform: 50_000, inAll: 20_000_000 }

/**
 * Ways along pathways.txt between the platforms of a feed, by the shortest time, by indices of its stops. `speed` is in metres a second, for pathways
 * of which only the length is said.
 */
export function* findPathwayWays(feed: Feed, speed: number): Generator<void, PathwayWay[]> {
  const ways = new Map<string, PathwayWay>()
  if (feed.pathways.length === 0) return []
  const ids = new Map([...new Set(feed.pathways.flatMap(({ from, to }) => [from, to]))].map((id, node) => [id, node]))
  const edges = listEdges(feed, ids, speed)
  const platforms = listPlatforms(feed, ids)
  let looks = 0
  for (const [node, from] of platforms) {
    if (looks > maxLooks.inAll) break
    yield
    const all = spread(edges, node, () => true)
    const stepFree = spread(edges, node, (edge) => edge.isStepFree)
    looks += all.looks + stepFree.looks
    for (const [end, to] of platforms) {
      const way = all.reached.get(end)
      if (!way || from === to) continue
      const isUsable = [from, to].every((stop) => feed.stops[stop]?.wheelchair !== wheelchairAccess.no)
      const stepFreeSeconds = isUsable ? stepFree.reached.get(end)?.seconds : undefined
      keepShorter(ways, { from, to, ...way, stepFreeSeconds })
    }
  }
  return [...ways.values()]
}

function listEdges({ stops, nodes, pathways }: Feed, ids: ReadonlyMap<string, number>, speed: number): Edges {
  const positions = new Map<string, Position>(stops.map((stop) => [stop.id, stop]))
  const place = (id: string) => positions.get(id) ?? nodes.get(id)?.position
  const edges: Edge[][] = [...ids].map(() => [])
  for (const pathway of pathways) {
    const [from, to] = [ids.get(pathway.from) ?? -1, ids.get(pathway.to) ?? -1]
    const [one, other] = [place(pathway.from), place(pathway.to)]
    const metres = pathway.metres ?? (one && other ? measureDistance(one, other) : 0)
    const { isStepFree, isBothWays, seconds = metres / speed } = pathway
    edges[from]?.push({ to, seconds, metres, isStepFree })
    if (isBothWays) edges[to]?.push({ to: from, seconds, metres, isStepFree })
  }
  return edges
}

/** Stops by their nodes; a platform that is divided into areas has one for each. */
function listPlatforms({ stops, nodes }: Feed, ids: ReadonlyMap<string, number>): ReadonlyMap<number, number> {
  const byId = new Map([...stops.entries()].filter(([, { type }]) => type === 0).map(([stop, { id }]) => [id, stop]))
  const areas = [...nodes].map(([id, { platform }]): [string, number | undefined] => [id, byId.get(platform)])
  return new Map(
    [...byId, ...areas].flatMap(([id, stop]): [number, number][] => {
      const node = ids.get(id)
      return node === undefined || stop === undefined ? [] : [[node, stop]]
    }),
  )
}

function keepShorter(ways: Map<string, PathwayWay>, way: PathwayWay): void {
  const key = `${way.from} ${way.to}`
  const known = ways.get(key)
  const shorter = known && known.seconds <= way.seconds ? known : way
  const free = [known?.stepFreeSeconds, way.stepFreeSeconds].filter((seconds) => seconds !== undefined)
  ways.set(key, { ...shorter, stepFreeSeconds: free.length === 0 ? undefined : minOf(free) })
}

interface Reached {
  readonly seconds: number
  readonly metres: number
}

/** The shortest way to each node that is reached (Dijkstra 1959). */
function spread(edges: Edges, begin: number, isAllowed: (edge: Edge) => boolean) {
  const reached = new Map<number, Reached>()
  const open = new NearestQueue<{ readonly node: number; readonly metres: number }>()
  open.add({ node: begin, metres: 0 }, 0)
  let looks = 0
  for (let next = open.take(); next && looks < maxLooks.ofPlatform; next = open.take()) {
    const { cost: seconds, item } = next
    if (reached.has(item.node)) continue
    reached.set(item.node, { seconds, metres: item.metres })
    for (const edge of edges[item.node] ?? []) {
      looks++
      if (!reached.has(edge.to) && isAllowed(edge))
        open.add({ node: edge.to, metres: item.metres + edge.metres }, seconds + edge.seconds)
    }
  }
  return { reached, looks }
}
