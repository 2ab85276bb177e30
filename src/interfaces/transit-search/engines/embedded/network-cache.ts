import type { Timetable } from '../../domain/timetable.ts'
import { buildDayNetwork, type DayOptions } from './search/build-day-network.ts'
import { NetworkSearch } from './search/find-profile.ts'

/** Networks kept in each thread; one of greater Tokyo takes some 10 MB. */
const maxNetworks = 4

/** Searches by day and direction, made when they are first asked for; of those kept, the one not used for longest goes first. */
export class NetworkCache {
  readonly #timetable: Timetable
  readonly #searches = new Map<string, NetworkSearch>()

  constructor(timetable: Timetable) {
    this.#timetable = timetable
  }

  open(options: Required<DayOptions>): NetworkSearch {
    const key = `${options.day} ${options.withTomorrow} ${options.isMirrored} ${options.busesOnly}`
    const search = this.#searches.get(key) ?? new NetworkSearch(buildDayNetwork(this.#timetable, options))
    this.#searches.delete(key)
    this.#searches.set(key, search)
    const [oldest] = this.#searches.keys()
    if (this.#searches.size > maxNetworks && oldest !== undefined) this.#searches.delete(oldest)
    return search
  }
}
