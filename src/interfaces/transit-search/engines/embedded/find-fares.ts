import { readText } from '../../domain/text-table.ts'
import type { Timetable } from '../../domain/timetable.ts'
import type { Fare } from '../../port.ts'
import { hasUnknownTransfer, priceChain } from './fares/price-chain.ts'
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

/** A fare for the rides from one to another, both by index. */
interface Offer {
  readonly first: number
  readonly last: number
  readonly row: number
  readonly amount: number
}

/** The cheapest fares that cover every ride, by the index of segments; none where one of them has no fare. */
export function findFares(reader: TripReader, itinerary: Itinerary): Fare[] {
  if (reader.timetable.fares.amount.length === 0) return []
  const rides = listFareRides(reader, itinerary)
  if (hasUnknownTransfer(reader, rides)) return []
  const cheapest: ({ readonly amount: number; readonly offers: readonly Offer[] } | undefined)[] = [
    { amount: 0, offers: [] },
  ]
  for (let end = 1; end <= rides.length; end++)
    for (let first = end - 1; first >= 0; first--) {
      const before = cheapest[first]
      const offer = before && findOffer(reader, rides.slice(first, end), first)
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

/** The cheapest for all of these rides together: one fare, or fares that are less after one another. */
function findOffer(reader: TripReader, rides: readonly FareRide[], first: number): Offer | undefined {
  const place = { first, last: first + rides.length - 1 }
  const row = findFareRow(reader, rides)
  const chain = priceChain(reader, rides)
  const amount = row === undefined ? undefined : (reader.timetable.fares.amount[row] ?? 0)
  if (chain && (amount === undefined || chain.amount < amount)) return { ...place, ...chain }
  return row === undefined || amount === undefined ? undefined : { ...place, row, amount }
}

function toFare({ fares, texts }: Timetable, rides: readonly FareRide[], { first, last, row, amount }: Offer): Fare {
  return {
    firstLeg: rides[first]?.first ?? 0,
    lastLeg: rides[last]?.last ?? 0,
    amount,
    currency: readText(texts, fares.currency[row] ?? 0),
    name: readText(texts, fares.name[row] ?? 0),
  }
}
