import type { DayNetwork } from './day-network.ts'
import { type IntegerLists, invertLists } from './invert-lists.ts'

/** For each stop those from which one can change to it, also by a rule. */
export function listWaysInto({ stopCount, transfers, ruledWays }: DayNetwork): IntegerLists {
  const { start, to: items } = transfers
  if (ruledWays.size === 0) return invertLists({ start, items }, stopCount)
  const lists = Array.from({ length: stopCount }, (_, stop) => [
    ...items.subarray(start[stop], start[stop + 1]),
    ...(ruledWays.get(stop) ?? []).map(({ to }) => to),
  ])
  const begins = new Int32Array(stopCount + 1)
  for (const [stop, list] of lists.entries()) begins[stop + 1] = (begins[stop] ?? 0) + list.length
  return invertLists({ start: begins, items: Int32Array.from(lists.flat()) }, stopCount)
}
