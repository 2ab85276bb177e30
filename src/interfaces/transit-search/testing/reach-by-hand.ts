import { none, type Timetable } from '../domain/timetable.ts'
import { listRawServices } from './list-raw-services.ts'

/** Rows of a feed's table. */
type ReadTable = (table: string) => readonly Readonly<Record<string, string>>[]

export interface HandQuery {
  readonly date: string
  readonly begin: number
  readonly maxSeconds: number
}

/**
 * Stations that are reached, searched in the plainest way: rides by rides, every trip from every call, over the tables of a feed as they are written.
 * Of the timetable only what the import decides is taken: which stop is which station's, ways on foot, and trips that go on as others.
 */
export function reachByHand({ read, timetable }: { readonly read: ReadTable; readonly timetable: Timetable }) {
  const stopIndex = new Map(Array.from(timetable.stops.id, (text, stop) => [textAt(timetable, text), stop]))
  const runs = joinBlocks(listRuns(read))
  return (base: number, { date, begin, maxSeconds }: HandQuery): string[] => {
    const day = listRawServices(read('calendar.txt'), read('calendar_dates.txt'), date)
    const trips = runs.filter(({ service }) => day.has(service))
    const own = [...timetable.stops.station.entries()].flatMap(([stop, station]) =>
      station === base ? [[stop, begin] as const] : [],
    )
    let ready = new Map([...walk(timetable, new Map(own)), ...own])
    const best = new Map<number, { seconds: number; changes: number }>()
    for (let rides = 1; rides <= 12; rides++) {
      const arrivals = new Map<number, number>()
      for (const { calls } of trips) {
        let isOn = false
        for (const { stop, arrival, departure, canBoard, canAlight } of calls) {
          const at = stopIndex.get(stop) ?? none
          if (isOn && canAlight && arrival < (arrivals.get(at) ?? Number.POSITIVE_INFINITY)) arrivals.set(at, arrival)
          if (canBoard && (ready.get(at) ?? Number.POSITIVE_INFINITY) <= departure) isOn = true
        }
      }
      for (const [stop, arrival] of arrivals) {
        const station = timetable.stops.station[stop] ?? none
        const seconds = arrival - begin
        if (station === base || seconds > maxSeconds) continue
        if (seconds < (best.get(station)?.seconds ?? Number.POSITIVE_INFINITY))
          best.set(station, { seconds, changes: rides - 1 })
      }
      ready = walk(timetable, arrivals)
    }
    return [...best].map(
      ([station, { seconds, changes }]) => `${timetable.stations.code[station]} ${seconds} ${changes}`,
    )
  }
}

function walk({ transfers }: Timetable, arrivals: ReadonlyMap<number, number>): Map<number, number> {
  const ready = new Map<number, number>()
  for (const [stop, arrival] of arrivals)
    for (let way = transfers.start[stop] ?? 0; way < (transfers.start[stop + 1] ?? 0); way++) {
      const [to, time] = [transfers.to[way] ?? 0, arrival + (transfers.seconds[way] ?? 0)]
      if (time < (ready.get(to) ?? Number.POSITIVE_INFINITY)) ready.set(to, time)
    }
  return ready
}

/** Each time that a trip runs; one of a frequency is run as often as its rows say. One whose times go back is a slip that nobody rides. */
function listRuns(read: ReadTable) {
  const trips = new Map(read('trips.txt').map((row) => [row['trip_id'] ?? '', row]))
  const frequencies = Map.groupBy(read('frequencies.txt'), (row) => row['trip_id'] ?? '')
  const byTrip = Map.groupBy(read('stop_times.txt'), (row) => row['trip_id'] ?? '')
  return [...byTrip].flatMap(([trip, rows]) => {
    const sorted = rows.toSorted((one, other) => Number(one['stop_sequence']) - Number(other['stop_sequence']))
    const calls = sorted.map((row) => ({
      stop: row['stop_id'] ?? '',
      arrival: toSeconds(row['arrival_time']),
      departure: toSeconds(row['departure_time']),
      canBoard: row['pickup_type'] !== '1',
      canAlight: row['drop_off_type'] !== '1',
    }))
    const times = calls.flatMap(({ arrival, departure }) => [arrival, departure])
    if (times.some((time, index) => time < (times[index - 1] ?? 0))) return []
    const { service_id: service = '', block_id: block = '' } = trips.get(trip) ?? {}
    const first = calls[0]?.departure ?? 0
    const starts = (frequencies.get(trip) ?? []).flatMap((row) => {
      const [from, to, step] = [toSeconds(row['start_time']), toSeconds(row['end_time']), Number(row['headway_secs'])]
      return Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step)
    })
    return (starts.length > 0 ? starts : [first]).map((start) => ({
      service,
      block,
      calls: calls.map((call) => ({
        ...call,
        arrival: call.arrival - first + start,
        departure: call.departure - first + start,
      })),
    }))
  })
}

/** Trips of one block are one vehicle, in which passengers stay. */
function joinBlocks(runs: ReturnType<typeof listRuns>): ReturnType<typeof listRuns> {
  const blocks = Map.groupBy(runs, ({ service, block }) => (block === '' ? '' : `${service} ${block}`))
  return [...blocks].flatMap(([key, members]) => {
    const [first] = members
    if (key === '' || !first) return members
    const departureOf = ({ calls }: (typeof members)[number]) => calls[0]?.departure ?? 0
    const inOrder = members.toSorted((one, other) => departureOf(one) - departureOf(other))
    return [{ ...first, calls: inOrder.flatMap(({ calls }) => calls) }]
  })
}

function toSeconds(time = ''): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return hours * 3_600 + minutes * 60 + seconds
}

function textAt({ texts }: Timetable, text: number): string {
  return Buffer.from(texts.bytes.slice(texts.start[text], texts.start[text + 1])).toString('utf8')
}
