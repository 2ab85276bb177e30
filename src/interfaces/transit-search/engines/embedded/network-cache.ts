import type { Adjustments } from '../../domain/adjustments.ts'
import { countDaysBefore } from '../../domain/count-days-before.ts'
import type { Timetable } from '../../domain/timetable.ts'
import type { LiveTimetable } from './live/live-timetable.ts'
import { buildDayNetwork, type DayOptions, listDays } from './search/build-day-network.ts'
import { NetworkSearch } from './search/network-search.ts'

/** Networks kept in each thread; one of greater Tokyo takes some 10 MB. */
const maxNetworks = 4

/** Searches by day and direction, made when they are first asked for; of those kept, the one not used for longest goes first. */
export class NetworkCache {
  /** As planned. */
  readonly timetable: Timetable
  readonly #searches = new Map<string, NetworkSearch>()
  readonly #daysBefore: number
  #live: LiveTimetable | undefined

  constructor(timetable: Timetable) {
    this.timetable = timetable
    this.#daysBefore = countDaysBefore(timetable)
  }

  /** Networks are opened as live data say from now on; those before them are let go. */
  use(live: LiveTimetable | undefined): void {
    this.#live = live
  }

  open(options: Required<DayOptions>): NetworkSearch {
    const planned = `${options.day} ${options.withTomorrow} ${options.isMirrored} ${options.withoutWalks} ${options.lines?.key ?? ''}`
    const adjustments = this.#adjustmentsFor(options)
    const key = `${planned} ${adjustments?.version ?? ''}`
    const timetable = (adjustments && this.#live?.timetable) ?? this.timetable
    const search = this.#searches.get(key) ?? new NetworkSearch(buildDayNetwork(timetable, options, adjustments))
    this.#searches.delete(key)
    this.#searches.set(key, search)
    if (adjustments) this.#dropOthers(`${planned} `, key)
    const [oldest] = this.#searches.keys()
    if (this.#searches.size > maxNetworks && oldest !== undefined) this.#searches.delete(oldest)
    return search
  }

  /** A network of days that run as planned stays as it is, whatever changes on others. */
  #adjustmentsFor({ day, withTomorrow }: Required<DayOptions>): Adjustments | undefined {
    const days = listDays(this.#daysBefore, withTomorrow)
    const adjustments = this.#live?.adjustments
    return days.some((offset) => adjustments?.ofDay(day + offset)) ? adjustments : undefined
  }

  /** Live networks are of no use once there are newer ones; the planned one still is, for averages. */
  #dropOthers(prefix: string, kept: string): void {
    for (const key of this.#searches.keys())
      if (key.startsWith(prefix) && key !== prefix && key !== kept) this.#searches.delete(key)
  }
}
