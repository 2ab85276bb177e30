import type { TripReader } from '../trip-reader.ts'
import { findFareRow } from './find-fare-row.ts'
import type { FareRide } from './fare-ride.ts'

/** Rides from one to another, both by index, of which each costs what it costs after the one before. */
export interface Chain {
  readonly first: number
  readonly last: number
  /** Of the fare that it begins with. */
  readonly row: number
  readonly amount: number
}

/** Every ride joins those before it where a rule says what it costs then; chains of two and more. */
export function listChains(reader: TripReader, rides: readonly FareRide[]): readonly Chain[] {
  if (rides.length < 2 || reader.timetable.fareTransfers.from.length === 0) return []
  const rows = rides.map((ride) => findFareRow(reader, [ride]))
  const chains: Chain[] = []
  for (let first = 0, next = 0; first < rides.length; first = next) {
    const used: number[] = []
    for (next = first + 1; next < rides.length; next++) {
      const rule = chooseTransfer(reader, rides, rows, next, used)
      if (rule === undefined) break
      used.push(rule)
    }
    const row = rows[first]
    if (row !== undefined && used.length > 0)
      chains.push({ first, last: next - 1, row, amount: priceChain(reader, rows.slice(first, next), used) })
  }
  return chains
}

function priceChain(
  { timetable: { fares, fareTransfers } }: TripReader,
  rows: readonly (number | undefined)[],
  rules: readonly number[],
): number {
  const priceOf = (index: number) => fares.amount[rows[index] ?? -1] ?? 0
  let amount = priceOf(0)
  /** What the ride before has added, which a price for both replaces. */
  let last = amount
  for (const [index, rule] of rules.entries()) {
    const added = (fareTransfers.amount[rule] ?? 0) + (fareTransfers.type[rule] === 1 ? priceOf(index + 1) : 0)
    amount += fareTransfers.type[rule] === 2 ? added - last : added
    last = added
  }
  return amount
}

/** Whether it is not known what some pair of neighbouring rides costs. */
export function hasUnknownTransfer(reader: TripReader, rides: readonly FareRide[]): boolean {
  const { fareTransfers } = reader.timetable
  if (rides.length < 2 || !fareTransfers.amount.some(Number.isNaN)) return false
  const rows = rides.map((ride) => findFareRow(reader, [ride]))
  return rides.some((_, to) => listTransfers(reader, rows, to).some((rule) => Number.isNaN(fareTransfers.amount[rule])))
}

/** Of the rules between a ride and the one before it the cheapest that still holds. */
function chooseTransfer(
  reader: TripReader,
  rides: readonly FareRide[],
  rows: readonly (number | undefined)[],
  to: number,
  used: readonly number[],
): number | undefined {
  const { amount, type, count, duration } = reader.timetable.fareTransfers
  const valid = listTransfers(reader, rows, to).filter((rule) => {
    const uses = used.length - 1 - used.findLastIndex((other) => other !== rule)
    const isLeft = count[rule] === -1 || uses < (count[rule] ?? 0)
    const limit = duration[rule] ?? 0
    return isLeft && (limit === 0 || measureTransfer(reader, rides[to - 1 - uses], rides[to], rule) <= limit)
  })
  const cost = (rule: number) => (type[rule] === 1 ? 1e9 : 0) + (amount[rule] ?? 0)
  return valid.toSorted((one, other) => cost(one) - cost(other))[0]
}

function listTransfers({ timetable }: TripReader, rows: readonly (number | undefined)[], to: number): number[] {
  const { fares, fareTransfers } = timetable
  const [before, after] = [rows[to - 1], rows[to]]
  if (before === undefined || after === undefined) return []
  return [...fareTransfers.from.keys()].filter(
    (rule) => fareTransfers.from[rule] === fares.group[before] && fareTransfers.to[rule] === fares.group[after],
  )
}

/** Seconds from one ride to another, as the rule counts them. */
function measureTransfer(
  reader: TripReader,
  from: FareRide | undefined,
  to: FareRide | undefined,
  rule: number,
): number {
  const type = reader.timetable.fareTransfers.durationType[rule] ?? 0
  return readTime(reader, to, type === 0 || type === 3) - readTime(reader, from, type >= 2)
}

function readTime(reader: TripReader, ride: FareRide | undefined, isArrival: boolean): number {
  const segment = isArrival ? ride?.segments.at(-1) : ride?.segments[0]
  if (!segment) return 0
  return isArrival
    ? reader.arrivalAt(segment, segment.alightPosition)
    : reader.departureAt(segment, segment.boardPosition)
}
