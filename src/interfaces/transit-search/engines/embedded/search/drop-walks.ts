import type { Timetable } from '../../../domain/timetable.ts'

/** The timetable with changes within stations alone. */
export function dropWalks(timetable: Timetable): Timetable {
  const { transfers, stops } = timetable
  const count = transfers.start.length - 1
  const start = new Int32Array(count + 1)
  const kept: number[] = []
  for (let stop = 0; stop < count; stop++) {
    for (let way = transfers.start[stop] ?? 0; way < (transfers.start[stop + 1] ?? 0); way++)
      if (stops.station[stop] === stops.station[transfers.to[way] ?? 0]) kept.push(way)
    start[stop + 1] = kept.length
  }
  const pick = (column: Int32Array) => Int32Array.from(kept, (way) => column[way] ?? 0)
  const { to, seconds, metres, stepFree } = transfers
  return {
    ...timetable,
    transfers: { start, to: pick(to), seconds: pick(seconds), metres: pick(metres), stepFree: pick(stepFree) },
  }
}
