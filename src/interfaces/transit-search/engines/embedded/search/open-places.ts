import type { DayNetwork } from './day-network.ts'
import type { IntegerLists } from './invert-lists.ts'
import { listWaysInto } from './list-ways-into.ts'

/** What is known of a place: nothing leads through it; one may ride through; one gets on by alighting at its end. */
export const placeStates = { useless: 0, closed: 1, open: 2 } as const

/** Where a backward scan has to look: by stage and place, whether alighting at the stop behind it leads anywhere yet. */
export class OpenPlaces {
  states = new Uint8Array()
  readonly #network: DayNetwork
  readonly #waysInto: IntegerLists
  #isOpen = new Uint8Array()

  constructor(network: DayNetwork) {
    this.#network = network
    this.#waysInto = listWaysInto(network)
  }

  /** Begins with the places that are of use: a flag each, by stage; all of them where nothing is said. */
  clear(stageCount: number, useful: readonly Uint8Array[] | undefined): void {
    const { stops, stopCount } = this.#network
    if (this.states.length < stageCount * stops.length) {
      this.states = new Uint8Array(stageCount * stops.length)
      this.#isOpen = new Uint8Array(stageCount * stopCount)
    }
    this.#isOpen.fill(0)
    this.states.fill(placeStates.closed)
    for (const [stage, places] of useful?.entries() ?? []) this.states.set(places, stage * stops.length)
  }

  /** Something can be boarded at a stop. */
  openWaysTo(stage: number, stop: number): void {
    const { start, items } = this.#waysInto
    for (let at = start[stop] ?? 0; at < (start[stop + 1] ?? 0); at++) this.open(stage, items[at] ?? 0)
  }

  /** Alighting at a stop leads somewhere. */
  open(stage: number, stop: number): void {
    const { stopCount, stopRouteStart, stopRoutes, stopPositions, routeStopStart, stops } = this.#network
    if (this.#isOpen[stage * stopCount + stop] === 1) return
    this.#isOpen[stage * stopCount + stop] = 1
    for (let at = stopRouteStart[stop] ?? 0; at < (stopRouteStart[stop + 1] ?? 0); at++) {
      const position = stopPositions[at] ?? 0
      const place = stage * stops.length + (routeStopStart[stopRoutes[at] ?? 0] ?? 0) + position - 1
      if (position > 0 && this.states[place] === placeStates.closed) this.states[place] = placeStates.open
    }
  }
}
