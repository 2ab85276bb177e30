import type { Timetable } from '../../src/interfaces/transit-search/domain/timetable.ts'
import { buildDayNetwork } from '../../src/interfaces/transit-search/engines/embedded/search/build-day-network.ts'
import { NetworkSearch } from '../../src/interfaces/transit-search/engines/embedded/search/network-search.ts'
import { ConnectionScan } from '../../src/interfaces/transit-search/testing/connection-scan.ts'
import type { Pair } from './pick-pairs.ts'

/**
 * How many of the pairs have the earliest arrival that the scan finds, and, backwards from it, a departure that the scan finds in time while a
 * second later is too late; where nothing arrives there is nothing to go back from.
 */
export function compareWithScan(timetable: Timetable, pairs: readonly Pair[], day: number, staysOnBoard: boolean) {
  const compared = staysOnBoard ? timetable : withoutLinks(timetable)
  const open = (isMirrored: boolean) =>
    new NetworkSearch(buildDayNetwork(compared, { day, withTomorrow: true, isMirrored }))
  const [search, mirrored, scan] = [open(false), open(true), new ConnectionScan(compared, day)]
  let [forwards, backwards] = [0, 0]
  for (const { from, to, time } of pairs) {
    const arriveAt = (departure: number) => scan.findArrival(from.stops, new Set(to.stops), departure)
    const wanted = arriveAt(time)
    const found = search.begin({ access: from.seconds, egress: to.seconds, vias: [] }, time).findFirst()?.arrival
    if ((found ?? Number.POSITIVE_INFINITY) === wanted) forwards++
    if (wanted === Number.POSITIVE_INFINITY) {
      backwards++
      continue
    }
    const latest = mirrored.begin({ access: to.seconds, egress: from.seconds, vias: [] }, -wanted).findFirst()
    const departure = latest && -latest.arrival
    if (departure !== undefined && arriveAt(departure) <= wanted && arriveAt(departure + 1) > wanted) backwards++
  }
  return { forwards, backwards }
}

function withoutLinks(timetable: Timetable): Timetable {
  const nextStart = new Int32Array(timetable.trips.nextStart.length)
  return { ...timetable, trips: { ...timetable.trips, nextStart, next: new Int32Array() } }
}
