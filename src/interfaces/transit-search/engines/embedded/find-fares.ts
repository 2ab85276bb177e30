import { readText } from '../../domain/text-table.ts'
import type { Timetable } from '../../domain/timetable.ts'
import { divideAtTurns, type FareSegment, type IsVia } from './fares/divide-at-turns.ts'
import { type Chain, hasUnknownTransfer, listChains } from './fares/price-chain.ts'
import { findFareRow } from './fares/find-fare-row.ts'
import type { Itinerary } from './itinerary.ts'
import type { TripReader } from './trip-reader.ts'
import type { Fare } from '../../domain/journey.ts'
import type { FareRide } from './fares/fare-ride.ts'

/**
 * The cheapest fares that cover every ride, by the index of segments; none where one of them has no fare. A fare goes on over places that the
 * journey passes, but not where it turns back there, nor where both ways together would cost less than one of them.
 */
export function findFares(reader: TripReader, { rides }: Itinerary, isVia: IsVia): Fare[] {
  if (reader.timetable.fares.amount.length === 0) return []
  const segments = rides
    .flatMap((ride) => ride.map((segment, part) => ({ segment, isBoarded: part === 0 })))
    .map((each, index) => ({ ...each, index }))
  const stretches = divideAtTurns(reader, segments, isVia)
  const found = stretches.map((stretch) => findFaresOfStretch(reader, listFareRides(reader, stretch), isVia))
  return found.some((fares) => fares.length === 0) ? [] : found.flat()
}

function findFaresOfStretch(reader: TripReader, rides: readonly FareRide[], isVia: IsVia): Fare[] {
  if (hasUnknownTransfer(reader, rides)) return []
  const chains = listChains(reader, rides)
  const cheapest: ({ readonly amount: number; readonly offers: readonly Chain[] } | undefined)[] = [
    { amount: 0, offers: [] },
  ]
  for (let end = 1; end <= rides.length; end++)
    for (let first = end - 1; first >= 0; first--) {
      if (chains.some((chain) => chain.first < first && first <= chain.last)) continue
      const before = cheapest[first]
      const offer = before && findOffer(reader, rides.slice(first, end), first, chains, isVia)
      if (!offer) continue
      const amount = before.amount + offer.amount
      if (amount < (cheapest[end]?.amount ?? Number.POSITIVE_INFINITY))
        cheapest[end] = { amount, offers: [...before.offers, offer] }
    }
  return (cheapest[rides.length]?.offers ?? []).map((offer) => toFare(reader.timetable, rides, offer))
}

/** A train that goes on as another line is paid for by each line, unless a fare holds for both. */
function listFareRides(reader: TripReader, stretch: readonly FareSegment[]): readonly FareRide[] {
  const listed: FareRide[] = []
  for (const { segment, index, isBoarded } of stretch) {
    const before = isBoarded ? undefined : listed.at(-1)
    const isSameLine = before?.segments.every(({ trip }) => reader.lineOf(trip) === reader.lineOf(segment.trip))
    if (before && isSameLine) listed.splice(-1, 1, { ...before, segments: [...before.segments, segment], last: index })
    else listed.push({ segments: [segment], isBoarded, first: index, last: index })
  }
  return listed
}

/** The cheapest for all of these rides together: one fare, or fares that are others after one another. */
function findOffer(
  reader: TripReader,
  rides: readonly FareRide[],
  first: number,
  chains: readonly Chain[],
  isVia: IsVia,
): Chain | undefined {
  const last = first + rides.length - 1
  const row = findFareRow(reader, rides)
  const amount = priceOf(reader, row)
  const isOffered = row !== undefined && !isCheaperThanPart(reader, rides, amount, isVia)
  const offer = isOffered ? { first, last, row, amount } : undefined
  const chain = chains.find((each) => each.first === first && each.last === last)
  return chain && (!offer || chain.amount < offer.amount) ? chain : offer
}

/** Whether the way to or from some place that is passed costs more by itself: then the price is one of the ends alone. */
function isCheaperThanPart(reader: TripReader, rides: readonly FareRide[], amount: number, isVia: IsVia): boolean {
  return rides.some(({ segments: [begin] }, at) => {
    const end = rides[at - 1]?.segments.at(-1)
    if (!begin || !end) return false
    const stops = [reader.stopAt(end, end.alightPosition), reader.stopAt(begin, begin.boardPosition)]
    if (!stops.some(isVia)) return false
    return [rides.slice(0, at), rides.slice(at)].some((part) => priceOf(reader, findFareRow(reader, part)) > amount)
  })
}

function priceOf({ timetable: { fares } }: TripReader, row: number | undefined): number {
  return row === undefined ? 0 : (fares.amount[row] ?? 0)
}

function toFare({ fares, texts }: Timetable, rides: readonly FareRide[], { first, last, row, amount }: Chain): Fare {
  return {
    firstLeg: rides[first]?.first ?? 0,
    lastLeg: rides[last]?.last ?? 0,
    amount,
    currency: readText(texts, fares.currency[row] ?? 0),
    name: readText(texts, fares.name[row] ?? 0),
  }
}
