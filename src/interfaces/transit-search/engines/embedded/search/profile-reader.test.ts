import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, randomTimetable } from '../../../testing/random-timetable.ts'
import { buildDayNetwork } from './build-day-network.ts'
import type { DayNetwork } from './day-network.ts'
import type { FoundJourney, FoundRide } from './found-journey.ts'
import { NetworkSearch } from './network-search.ts'

const begin = 36_000
const end = begin + 100 * 60

const stopOf = (network: DayNetwork, trip: number, position: number) =>
  network.stops[(network.routeStopStart[network.tripRoute[trip] ?? 0] ?? 0) + position] ?? -1

const timeOf = ({ times, timeStart }: DayNetwork, trip: number, offset: number) =>
  times[(timeStart[trip] ?? 0) + offset] ?? Number.NaN

const arrivalOf = (network: DayNetwork, ride: FoundRide) => timeOf(network, ride.alightTrip, ride.alightPosition * 2)

const departureOf = (network: DayNetwork, trip: number, ride: FoundRide) =>
  timeOf(network, trip, ride.boardPosition * 2 + 1)

/** When one can board the second ride, coming from the first. */
function readyFor(network: DayNetwork, before: FoundRide, after: FoundRide): number {
  const { start, to, seconds } = network.transfers
  const from = stopOf(network, before.alightTrip, before.alightPosition)
  const ways = to.subarray(start[from], start[from + 1])
  const way = ways.indexOf(stopOf(network, after.boardTrip, after.boardPosition))
  return arrivalOf(network, before) + (way < 0 ? Number.NaN : (seconds[(start[from] ?? 0) + way] ?? Number.NaN))
}

function expectTravelable(network: DayNetwork, { rides, arrival }: FoundJourney): void {
  const last = rides.at(-1)
  expect(last && arrivalOf(network, last)).toBe(arrival)
  for (const [index, ride] of rides.entries()) {
    const before = rides[index - 1]
    if (!before) continue
    const ready = readyFor(network, before, ride)
    expect(departureOf(network, ride.boardTrip, ride)).toBeGreaterThanOrEqual(ready)
  }
}

test.each([
  ['from', false],
  ['to', true],
] as const)('journeys %s a place can be travelled', (_, isMirrored) => {
  const property = fc.property(
    randomTimetable({ withBlocks: true, withRules: false }),
    fc.tuple(fc.nat(6), fc.nat(6)),
    (timetable, [one, other]) => {
      const network = buildDayNetwork(timetable, { day, withTomorrow: false, isMirrored })
      const [from, to] = [one % network.stopCount, other % network.stopCount]
      fc.pre(from !== to)
      const at = (stop: number) => new Int32Array(network.stopCount).fill(-1).fill(0, stop, stop + 1)
      const search = new NetworkSearch(network).begin(
        { access: at(from), egress: at(to), vias: [] },
        isMirrored ? -end : begin,
      )
      for (const journey of search.findAll(isMirrored ? -begin : end, 86_400)) expectTravelable(network, journey)
    },
  )
  fc.assert(property, { numRuns: 300 })
})
