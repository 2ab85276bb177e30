import type { Itinerary, Ride, Segment } from './itinerary.ts'
import type { TripReader } from './trip-reader.ts'

/**
 * Two rides often share several places where one can change between them, and a search takes the first it finds. This takes the one with the
 * least time under way, walking counted twice: the shortest walk, and no riding on past the place where one comes back to.
 */
export function improveChanges(reader: TripReader, itinerary: Itinerary): Itinerary {
  const rides = [...itinerary.rides]
  for (let index = 1; index < rides.length; index++) {
    const [before, after] = [rides[index - 1], rides[index]]
    const improved = before && after && improveChange(reader, before, after)
    if (improved) rides.splice(index - 1, 2, ...improved)
  }
  return { ...itinerary, rides }
}

interface Change {
  readonly alight: number
  readonly board: number
  readonly cost: number
}

function improveChange(reader: TripReader, before: Ride, after: Ride): [Ride, Ride] | undefined {
  const from = before.at(-1)
  const to = after[0]
  if (!from || !to || isRuled(reader, from, to)) return undefined
  let best = measureChange(reader, from, to, from.alightPosition, to.boardPosition)
  const boardings = listBoardings(reader, to)
  for (let alight = from.boardPosition + 1; alight < reader.countStops(from.trip); alight++) {
    if (!reader.canAlight(from, alight) || reader.arrivalAt(from, alight) > reader.departureAt(to, to.alightPosition))
      continue
    const { start, to: targets } = reader.timetable.transfers
    const stop = reader.stopAt(from, alight)
    for (const target of targets.subarray(start[stop], start[stop + 1])) {
      const board = boardings.get(target)
      const change = board === undefined ? undefined : measureChange(reader, from, to, alight, board)
      if (change && (!best || change.cost < best.cost)) best = change
    }
  }
  if (!best) return undefined
  return [
    [...before.slice(0, -1), { ...from, alightPosition: best.alight }],
    [{ ...to, boardPosition: best.board }, ...after.slice(1)],
  ]
}

/** Where the second ride can be boarded before it is left, by stop; the last place of each. */
function listBoardings(reader: TripReader, to: Segment): Map<number, number> {
  const boardings = new Map<number, number>()
  for (let board = 0; board < to.alightPosition; board++)
    if (reader.canBoard(to, board)) boardings.set(reader.stopAt(to, board), board)
  return boardings
}

/** Undefined where the change is not possible. */
function measureChange(
  reader: TripReader,
  from: Segment,
  to: Segment,
  alight: number,
  board: number,
): Change | undefined {
  const way = reader.findWay(reader.stopAt(from, alight), reader.stopAt(to, board))
  const [arrival, departure] = [reader.arrivalAt(from, alight), reader.departureAt(to, board)]
  if (!way || arrival + way.seconds > departure) return undefined
  return { alight, board, cost: way.seconds * 2 - (departure - arrival) }
}

/** Changes that rules of transfers.txt allow stay where they were found. */
function isRuled(reader: TripReader, from: Segment, to: Segment): boolean {
  const { fromStop, toStop } = reader.timetable.transferRules
  if (fromStop.length === 0) return false
  const [one, other] = [reader.stopAt(from, from.alightPosition), reader.stopAt(to, to.boardPosition)]
  return fromStop.some((stop, index) => stop === one && toStop[index] === other)
}
