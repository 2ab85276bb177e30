import { type Connections, placeBits } from './connections.ts'
import { type DayNetwork, never } from './day-network.ts'
import { type FoundJourney, type FoundRide, maxRides } from './found-journey.ts'
import type { ProfileScan } from './profile-scan.ts'
import { takeEarlierTrips } from './take-earlier-trips.ts'

export interface ProfileBounds {
  /** Times of setting out. */
  readonly begin: number
  readonly end: number
  readonly maxDuration: number
}

/** Journeys of the origin's profile that no other beats in departure, arrival and rides at once, the latest first. */
export class ProfileReader {
  readonly #network: DayNetwork
  readonly #records: Int32Array
  readonly #scan: ProfileScan

  constructor(network: DayNetwork, { records }: Connections, scan: ProfileScan) {
    this.#network = network
    this.#records = records
    this.#scan = scan
  }

  read(access: Int32Array, { begin, end, maxDuration }: ProfileBounds): FoundJourney[] {
    const best = new Int32Array(maxRides + 1).fill(never)
    const found: FoundJourney[] = []
    for (const { departure, entries } of this.#listDepartures(access, begin))
      for (let rides = 0; rides < maxRides; rides++) {
        const limit = Math.min(best[rides] ?? never, best[rides + 1] ?? never, departure + maxDuration + 1)
        const entry = this.#findBest(entries, rides, limit)
        best[rides + 1] = Math.min(best[rides] ?? never, best[rides + 1] ?? never)
        if (entry === undefined) continue
        const arrival = this.#scan.profiles.arrivalOf(entry, rides)
        best[rides + 1] = arrival
        if (departure <= end)
          found.push({ departure, arrival, rides: takeEarlierTrips(this.#network, this.#trace(entry, rides)) })
      }
    return found
  }

  /** Entries by the time of setting out, the latest first. */
  #listDepartures(access: Int32Array, begin: number) {
    const { entries } = this.#scan.profiles
    const departures = Map.groupBy(this.#scan.origins, (entry) => {
      const stop = this.#network.stops[(this.#records[(entries[entry + 2] ?? 0) + 2] ?? 0) >> placeBits] ?? 0
      return (entries[entry] ?? 0) - (access[stop] ?? 0)
    })
    return [...departures]
      .map(([departure, ofDeparture]) => ({ departure, entries: ofDeparture }))
      .filter(({ departure }) => departure >= begin)
      .toSorted((one, other) => other.departure - one.departure)
  }

  /** The entry whose own arrival with so many rides is the earliest before a limit. */
  #findBest(entries: readonly number[], rides: number, limit: number): number | undefined {
    const { profiles } = this.#scan
    let best: number | undefined
    let earliest = limit
    for (const entry of entries) {
      const arrival = profiles.arrivalOf(entry, rides)
      if (arrival >= earliest || profiles.alightingOf(entry, rides) < 0) continue
      best = entry
      earliest = arrival
    }
    return best
  }

  #trace(first: number, rides: number): FoundRide[] {
    const { profiles } = this.#scan
    const found: FoundRide[] = []
    for (let entry = first, left = rides; entry >= 0; left--) {
      while (profiles.alightingOf(entry, left) < 0) entry = profiles.entries[entry + 1] ?? -1
      const [boarding, alighting] = [profiles.entries[entry + 2] ?? 0, profiles.alightingOf(entry, left)]
      found.push({
        boardTrip: this.#records[boarding + 3] ?? 0,
        boardPosition: this.#positionOf(boarding),
        alightTrip: this.#records[alighting + 3] ?? 0,
        alightPosition: this.#positionOf(alighting) + 1,
      })
      entry = profiles.onwardOf(entry, left)
    }
    return found
  }

  #positionOf(connection: number): number {
    const { routeStopStart, tripRoute } = this.#network
    const route = tripRoute[this.#records[connection + 3] ?? 0] ?? 0
    return ((this.#records[connection + 2] ?? 0) >> placeBits) - (routeStopStart[route] ?? 0)
  }
}
