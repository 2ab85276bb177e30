import type { Timetable } from '../../src/interfaces/transit-search/domain/timetable.ts'

export interface PairEnd {
  readonly code: string
  readonly stops: readonly number[]
  /** 0 for each of the stops, -1 for others. */
  readonly seconds: Int32Array
}

export interface Pair {
  readonly from: PairEnd
  readonly to: PairEnd
  /** Seconds, between 6 and 20 o'clock. */
  readonly time: number
}

/** Random stations that vehicles stop at, and times; the same ones in every run. */
export function pickPairs(timetable: Timetable, count: number, seed: number): Pair[] {
  const served = [...timetable.stations.kinds.keys()].filter((station) => timetable.stations.kinds[station] !== 0)
  let state = seed
  const pick = (below: number) => (state = (state * 16_807) % 2_147_483_647) % below
  return Array.from({ length: count }, () => {
    const from = pick(served.length)
    const to = (from + 1 + pick(served.length - 1)) % served.length
    return {
      from: toEnd(timetable, served[from] ?? 0),
      to: toEnd(timetable, served[to] ?? 0),
      time: 6 * 3_600 + pick(14 * 60) * 60,
    }
  })
}

function toEnd({ stations, stops }: Timetable, station: number): PairEnd {
  const ofStation = [...stations.stops.subarray(stations.stopStart[station], stations.stopStart[station + 1])]
  const seconds = new Int32Array(stops.id.length).fill(-1)
  for (const stop of ofStation) seconds[stop] = 0
  return { code: String(stations.code[station]), stops: ofStation, seconds }
}
