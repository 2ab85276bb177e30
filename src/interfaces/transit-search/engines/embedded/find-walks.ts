import type { Timetable } from '../../domain/timetable.ts'

/** A way on foot. */
export interface Way {
  readonly seconds: number
  readonly metres: number
}

/** The stops of other stations that one walks to from any of these, or from which one walks to them, each by its shortest way. */
export function findWalks(
  timetable: Timetable,
  stops: readonly number[],
  direction: 'from' | 'to',
): ReadonlyMap<number, Way> {
  const own = new Set(stops)
  const walks = new Map<number, Way>()
  for (const stop of stops)
    for (const other of listNeighbours(timetable, stop)) {
      const way = direction === 'from' ? findWay(timetable, stop, other) : findWay(timetable, other, stop)
      const known = walks.get(other)
      if (way && !own.has(other) && way.seconds < (known?.seconds ?? Number.POSITIVE_INFINITY)) walks.set(other, way)
    }
  return walks
}

/** Ways lead both ways, but for those that a feed forbids. */
function listNeighbours({ transfers }: Timetable, stop: number): Int32Array {
  return transfers.to.subarray(transfers.start[stop], transfers.start[stop + 1])
}

/** The way on foot between two stops; undefined where there is none. */
export function findWay({ transfers }: Timetable, from: number, to: number): Way | undefined {
  const { start, to: targets, seconds, metres } = transfers
  for (let way = start[from] ?? 0; way < (start[from + 1] ?? 0); way++)
    if (targets[way] === to) return { seconds: seconds[way] ?? 0, metres: metres[way] ?? 0 }
  return undefined
}
