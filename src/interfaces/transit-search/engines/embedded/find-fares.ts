import { readText } from '../../domain/text-table.ts'
import type { Timetable } from '../../domain/timetable.ts'
import type { Fare } from '../../port.ts'
import { type Chain, hasUnknownTransfer, listChains } from './fares/price-chain.ts'
import { findFareRow } from './fares/find-fare-row.ts'
import type { Itinerary, Ride } from './itinerary.ts'
import type { TripReader } from './trip-reader.ts'

/** What a fare can begin and end with: the segments of one line on which one stays seated. */
export interface FareRide {
  readonly segments: Ride
  /** Whether one gets on, and does not stay on board from the one before. */
  readonly isBoarded: boolean
  /** Its segments, by index among those of the whole journey. */
  readonly first: number
  readonly last: number
}

/** The cheapest fares that cover every ride, by the index of segments; none where one of them has no fare. */
export function findFares(reader: TripReader, itinerary: Itinerary): Fare[] {
  if (reader.timetable.fares.amount.length === 0) return []
  const rides = listFareRides(reader, itinerary)
  if (hasUnknownTransfer(reader, rides)) return []
  const chains = listChains(reader, rides)
  const cheapest: ({ readonly amount: number; readonly offers: readonly Chain[] } | undefined)[] = [
    { amount: 0, offers: [] },
  ]
  for (let end = 1; end <= rides.length; end++)
    for (let first = end - 1; first >= 0; first--) {
      if (chains.some((chain) => chain.first < first && first <= chain.last)) continue
      const before = cheapest[first]
      const offer = before && findOffer(reader, rides.slice(first, end), first, chains)
      if (!offer) continue
      const amount = before.amount + offer.amount
      if (amount < (cheapest[end]?.amount ?? Number.POSITIVE_INFINITY))
        cheapest[end] = { amount, offers: [...before.offers, offer] }
    }
  return (cheapest[rides.length]?.offers ?? []).map((offer) => toFare(reader.timetable, rides, offer))
}

/** A train that goes on as another line is paid for by each line, unless a fare holds for both. */
function listFareRides(reader: TripReader, { rides }: Itinerary): readonly FareRide[] {
  const listed: FareRide[] = []
  let index = 0
  for (const ride of rides)
    for (const [part, segment] of ride.entries()) {
      const before = part > 0 ? listed.at(-1) : undefined
      const isSameLine = before?.segments.every(({ trip }) => reader.lineOf(trip) === reader.lineOf(segment.trip))
      if (before && isSameLine)
        listed.splice(-1, 1, { ...before, segments: [...before.segments, segment], last: index })
      else listed.push({ segments: [segment], isBoarded: part === 0, first: index, last: index })
      index++
    }
  return listed
}

/** The cheapest for all of these rides together: one fare, or fares that are others after one another. */
function findOffer(
  reader: TripReader,
  rides: readonly FareRide[],
  first: number,
  chains: readonly Chain[],
): Chain | undefined {
  const last = first + rides.length - 1
  const row = findFareRow(reader, rides)
  const offer = row === undefined ? undefined : { first, last, row, amount: reader.timetable.fares.amount[row] ?? 0 }
  const chain = chains.find((each) => each.first === first && each.last === last)
  return chain && (!offer || chain.amount < offer.amount) ? chain : offer
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
