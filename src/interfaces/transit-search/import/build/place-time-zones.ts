import { isSameTime } from '../../domain/is-same-time.ts'
import type { Feed } from '../gtfs/feed.ts'
import type { NetworkStop } from './network-stops.ts'

export interface PlacedTimeZones {
  readonly otherTimeZones: readonly string[]
  /** As `StopTable.timeZone` has it. */
  readonly ofStop: Uint8Array
}

/** By whose clocks people live at each stop: those that it names, or else those of its feed. */
export function placeTimeZones(
  feeds: readonly Feed[],
  stops: readonly NetworkStop[],
  timeZone: string,
): PlacedTimeZones {
  const known: string[] = [timeZone]
  const numbers = new Map<string, number>()
  const number = (name: string) => {
    const alike = known.findIndex((zone) => isSameTime(zone, name))
    return alike === -1 ? known.push(name) - 1 : alike
  }
  const ofStop = Uint8Array.from(stops, (stop) => {
    const name = stop.timeZone || feeds[stop.feed]?.info.timeZone || timeZone
    const found = numbers.get(name) ?? number(name)
    numbers.set(name, found)
    return found
  })
  return { otherTimeZones: known.slice(1), ofStop }
}
