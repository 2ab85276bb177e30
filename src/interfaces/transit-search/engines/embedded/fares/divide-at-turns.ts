import type { Segment } from '../itinerary.ts'
import type { TripReader } from '../trip-reader.ts'

/** Whether a stop is of a place that the journey is asked to pass. */
export type IsVia = (stop: number) => boolean

/** A segment of a journey, or the part of one that a fare may end in. */
export interface FareSegment {
  readonly segment: Segment
  /** Among the segments of the whole journey. */
  readonly index: number
  /** Whether one gets on, and does not stay on board from the one before. */
  readonly isBoarded: boolean
}

/** A call that the journey comes to. */
interface Stand {
  /** Index among the segments, and position in its trip. */
  readonly at: number
  readonly position: number
  readonly station: number
  readonly isVia: boolean
}

/**
 * The journey in stretches that turn back nowhere. It turns back at a place that it is asked to pass when it comes again to a station that it has
 * been at before that place: no fare covers both ways, for one has left the system there.
 */
export function divideAtTurns(
  reader: TripReader,
  segments: readonly FareSegment[],
  isVia: IsVia,
): readonly (readonly FareSegment[])[] {
  const stretches: FareSegment[][] = []
  let rest = [...segments]
  for (;;) {
    const turn = findTurn(listStands(reader, rest, isVia))
    if (!turn) return [...stretches, rest]
    const [before, after] = cutAt(rest, turn)
    stretches.push(before)
    rest = after
  }
}

/** The last place to pass before the first station that is come to again. */
function findTurn(stands: readonly Stand[]): Stand | undefined {
  const firstAt = new Map<number, number>()
  let lastVia = -1
  for (const [index, { station, isVia }] of stands.entries()) {
    const seen = firstAt.get(station)
    if (seen !== undefined && seen < lastVia && stands[lastVia]?.station !== station) return stands[lastVia]
    if (seen === undefined) firstAt.set(station, index)
    if (isVia) lastVia = index
  }
  return undefined
}

function listStands(reader: TripReader, segments: readonly FareSegment[], isVia: IsVia): Stand[] {
  return segments.flatMap(({ segment: { trip, boardPosition, alightPosition } }, at) =>
    Array.from({ length: alightPosition - boardPosition + 1 }, (_, offset) => {
      const position = boardPosition + offset
      const station = reader.stationAt(trip, position)
      return { at, position, station, isVia: isVia(reader.plannedStopAt(trip, position)) }
    }),
  )
}

/** Before and after a call, which may lie within a segment. */
function cutAt(segments: readonly FareSegment[], { at, position }: Stand): [FareSegment[], FareSegment[]] {
  const cut = segments[at]
  const [before, after] = [segments.slice(0, at), segments.slice(at + 1)]
  if (!cut) return [before, after]
  const { boardPosition, alightPosition } = cut.segment
  if (position > boardPosition) before.push({ ...cut, segment: { ...cut.segment, alightPosition: position } })
  if (position < alightPosition) after.unshift({ ...cut, segment: { ...cut.segment, boardPosition: position } })
  return [before, after]
}
