import { RecentMap } from '../../../../../libraries/memoize/recent-map.ts'
import type { LeastRides } from './least-rides.ts'
import type { LeastTimes } from './least-times.ts'
import type { RidesLeft } from './rides-left.ts'

/** What a journey to a destination takes at least from wherever one is, whenever one travels. */
export interface DestinationBound {
  /** Seconds by stop. */
  readonly seconds: Int32Array
  readonly left: RidesLeft
}

/** Destinations that are kept: one takes some 60 kB in greater Tokyo, and half a millisecond to find out. */
const maxKept = 128

export class DestinationBounds {
  readonly #leastTimes: LeastTimes
  readonly #leastRides: LeastRides
  readonly #kept = new RecentMap<string, DestinationBound>(maxKept)

  constructor(leastTimes: LeastTimes, leastRides: LeastRides) {
    this.#leastTimes = leastTimes
    this.#leastRides = leastRides
  }

  measure(egress: Int32Array): DestinationBound {
    const key = nameDestination(egress)
    const known = this.#kept.get(key)
    if (known) return known
    const [seconds = new Int32Array()] = this.#leastTimes.measureTo(egress, [])
    const bound = { seconds, left: this.#leastRides.measureLeft(egress) }
    this.#kept.set(key, bound)
    return bound
  }
}

function nameDestination(egress: Int32Array): string {
  let name = ''
  for (let stop = 0; stop < egress.length; stop++)
    if ((egress[stop] ?? -1) >= 0) name += `${stop} ${egress[stop] ?? 0} `
  return name
}
