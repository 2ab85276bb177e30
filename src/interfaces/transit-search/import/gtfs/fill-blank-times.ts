/** Calls of all trips, as `FeedCalls` has them; blank times are -1. */
interface Calls {
  readonly start: Int32Array
  readonly arrival: Int32Array
  readonly departure: Int32Array
  /** Along the way of the vehicle, in any unit; -1 for none, and empty where all have none. */
  readonly distance: Int32Array
}

/** Gives calls without times those that lie between their neighbours, by distance where it is known and evenly else. */
export function fillBlankTimes(calls: Calls): void {
  const { start, arrival } = calls
  for (let trip = 0; trip + 1 < start.length; trip++) {
    let known = -1
    for (let call = start[trip] ?? 0; call < (start[trip + 1] ?? 0); call++) {
      if (arrival[call] === -1) continue
      if (known !== -1 && call > known + 1) fillBetween(calls, known, call)
      known = call
    }
  }
}

function fillBetween({ arrival, departure, distance }: Calls, before: number, after: number): void {
  const begin = departure[before] ?? 0
  const span = (arrival[after] ?? 0) - begin
  const from = distance[before] ?? -1
  const way = (distance[after] ?? -1) - from
  const hasDistances = from >= 0 && way > 0 && distance.subarray(before, after).every((value) => value >= from)
  for (let call = before + 1; call < after; call++) {
    const part = hasDistances ? ((distance[call] ?? 0) - from) / way : (call - before) / (after - before)
    const time = Math.round(begin + span * Math.min(1, part))
    arrival[call] = time
    departure[call] = time
  }
}
