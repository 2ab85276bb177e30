import { minOf } from '../../../../../libraries/numbers/min-of.ts'
import { type DayNetwork, never } from './day-network.ts'
import type { Reach } from './earliest-arrivals.ts'
import { type FoundJourney, maxRides } from './found-journey.ts'
import type { JourneyQuery } from './journey-query.ts'
import type { JourneySearch } from './journey-search.ts'
import { listUseful, type StageTimes } from './list-useful.ts'
import type { LeastRides } from './least-rides.ts'
import type { LeastTimes } from './least-times.ts'
import type { ScanTask } from './profile-scan.ts'

/** How much later than at best the first arrival is looked for, in turn: rules of changes, or too many rides, may be in the way of the best. */
const delays = [0, 1_800, 7_200, never]

/** Journeys from a time on. */
export class ProfileSearch implements JourneySearch {
  readonly #query: JourneyQuery
  readonly #reach: Reach
  readonly #minTimes: LeastTimes
  readonly #minRides: LeastRides
  readonly #network: DayNetwork
  readonly #run: (task: ScanTask, end: number) => FoundJourney[]
  /** For each stage: seconds from the origin to each stop, and from each to the destination, at least. */
  #least: StageTimes | undefined

  constructor(
    query: JourneyQuery,
    reach: Reach,
    least: LeastTimes,
    minRides: LeastRides,
    network: DayNetwork,
    run: (task: ScanTask, end: number) => FoundJourney[],
  ) {
    this.#query = query
    this.#reach = reach
    this.#minTimes = least
    this.#minRides = minRides
    this.#network = network
    this.#run = run
  }

  findFirst(most = maxRides): FoundJourney | undefined {
    const { arrival } = this.#reach
    if (arrival === never) return undefined
    const task = { query: this.#query, reach: this.#reach, maxDuration: never, least: [] }
    for (const delay of delays) {
      const run = this.#run({ ...task, bound: Math.min(never, arrival + delay) }, never)
      const found = run.filter(({ rides }) => rides.length <= most)
      const first = minOf(found.map((journey) => journey.arrival))
      const equals = found.filter((journey) => journey.arrival === first)
      if (equals.length > 0) return equals.toSorted((one, other) => one.rides.length - other.rides.length)[0]
    }
    return undefined
  }

  findAll(end: number, maxDuration: number, most = maxRides, begin = this.#reach.begin): FoundJourney[] {
    if (this.#reach.arrival === never) return []
    this.#least ??= {
      from: this.#minTimes.measureFrom(this.#query.access, this.#query.vias),
      to: this.#minTimes.measureTo(this.#query.egress, this.#query.vias),
    }
    const useful = listUseful(this.#network, this.#query.vias, this.#least, maxDuration)
    const mayFollow = this.#limitRides(most, useful)
    return this.#run(
      {
        query: this.#query,
        reach: { ...this.#reach, begin },
        bound: Math.min(never, end + maxDuration),
        maxDuration,
        least: this.#least.from,
        useful,
        ...(mayFollow ? { mayFollow, most } : {}),
      },
      end,
    )
  }

  /** Not known on the way to places to pass. */
  #limitRides(most: number, [useful]: readonly Uint8Array[]): Uint8Array | undefined {
    const { access, egress, vias } = this.#query
    if (vias.length > 0 || most === maxRides || !useful) return undefined
    return this.#minRides.measure({ access, egress, most }, useful)
  }
}
