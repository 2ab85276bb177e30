import type { DayNetwork } from './day-network.ts'

/** For each stage: seconds from the origin to each stop, and from each to the destination, at least. */
export interface StageTimes {
  readonly from: readonly Int32Array[]
  readonly to: readonly Int32Array[]
}

/** For each stage by place: 1 where the quickest way through it takes no longer. */
export function listUseful(
  { stops }: DayNetwork,
  vias: readonly Uint8Array[],
  { from, to }: StageTimes,
  maxDuration: number,
): Uint8Array[] {
  const useful = from.map((before, stage) => markUseful(stops, before, to[stage] ?? before, maxDuration))
  if (vias.length > 0) for (let place = 0; place + 1 < stops.length; place++) addChanges(useful, place, stops, vias)
  return useful
}

function markUseful(stops: Int32Array, from: Int32Array, to: Int32Array, maxDuration: number): Uint8Array {
  const useful = new Uint8Array(stops.length)
  for (let place = 0; place < stops.length - 1; place++) {
    const seconds = (from[stops[place] ?? 0] ?? 0) + (to[stops[place + 1] ?? 0] ?? 0)
    if (seconds <= maxDuration) useful[place] = 1
  }
  return useful
}

/** On board of a vehicle one comes from one stage into the next at a place to pass: it is of use in both where it is in one. */
function addChanges(
  useful: readonly Uint8Array[],
  place: number,
  stops: Int32Array,
  vias: readonly Uint8Array[],
): void {
  const isVia = vias.map((via) => via[stops[place] ?? 0] === 1 || via[stops[place + 1] ?? 0] === 1)
  if (!isVia.includes(true)) return
  for (const ofStage of useful) ofStage[place] = 1
}
