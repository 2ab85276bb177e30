import type { DayNetwork } from './day-network.ts'

/** What was boarded first of each route in one look at a stop's departures, which come in the order of their times. */
export class FirstBoardings {
  readonly #network: DayNetwork
  /** By route: the look that boarded it last, and the trip and the place that were boarded then. */
  readonly #lookOf: Float64Array
  readonly #tripOf: Int32Array
  readonly #placeOf: Int32Array
  #look = 0

  constructor(network: DayNetwork) {
    this.#network = network
    this.#lookOf = new Float64Array(network.routePattern.length)
    this.#tripOf = new Int32Array(network.routePattern.length)
    this.#placeOf = new Int32Array(network.routePattern.length)
  }

  /** Begins a look at another stop, or at another time. */
  lookAgain(): void {
    this.#look++
  }

  /**
   * Whether a departure is of a later trip than the one of its route that was boarded first, and no earlier on its way: it comes later everywhere, and may
   * only go on otherwise. A route that passes a stop twice may be boarded there by an earlier trip afterwards.
   */
  isInVain(place: number, trip: number, route: number): boolean {
    if (this.#lookOf[route] === this.#look)
      return trip > (this.#tripOf[route] ?? 0) && place >= (this.#placeOf[route] ?? 0) && !this.#goesOn(trip)
    this.#lookOf[route] = this.#look
    this.#tripOf[route] = trip
    this.#placeOf[route] = place
    return false
  }

  #goesOn(trip: number): boolean {
    const { nextStart } = this.#network
    return (nextStart[trip + 1] ?? 0) > (nextStart[trip] ?? 0)
  }
}
