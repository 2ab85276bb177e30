import { type DayNetwork, never } from './day-network.ts'
import type { Stage } from './stage.ts'

/** From the stops that a stage reached in this round, one way on foot; what leads to the destination at `limit` or later is left out. */
export function walk(network: DayNetwork, stage: Stage, rides: number, limit: number): void {
  const { start, to, seconds } = network.transfers
  const { touched, isTouched, touchedRide, arrival, ready, readyRide, remaining, stopCount } = stage
  for (let index = 0; index < touched.length; index++) {
    const stop = touched.at(index)
    isTouched[stop] = 0
    const time = arrival[rides * stopCount + stop] ?? never
    const ride = touchedRide[stop] ?? -1
    const end = start[stop + 1] ?? 0
    for (let way = start[stop] ?? 0; way < end; way++) {
      const target = to[way] ?? 0
      const label = rides * stopCount + target
      const readyAt = time + (seconds[way] ?? 0)
      if (readyAt + (remaining[target] ?? 0) >= limit || readyAt >= (ready[label] ?? never)) continue
      for (let at = label; (ready[at] ?? readyAt) > readyAt; at += stopCount) {
        ready[at] = readyAt
        readyRide[at] = ride
      }
      stage.mark(target)
    }
  }
  touched.clear()
}
