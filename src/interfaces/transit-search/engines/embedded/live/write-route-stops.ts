import type { PatternTable } from '../../../domain/timetable.ts'

interface PassingRoute {
  readonly pattern: number
  /** Per call, 1 where its trips do not stop, from the first stop of the pattern on. */
  readonly skipped: Uint8Array | undefined
}

/**
 * Routes share the stops of their pattern and its rules, in the order in which they are searched. One that passes some of them by has a row of its
 * own behind those of the patterns, where one can neither board nor alight.
 */
export function writeRouteStops(
  { stopStart, stops, rules }: Pick<PatternTable, 'stopStart' | 'stops' | 'rules'>,
  routes: readonly PassingRoute[],
  isMirrored: boolean,
) {
  const routeStopStart = Int32Array.from(routes, ({ pattern }) => stopStart[pattern] ?? 0)
  const length = routes.reduce((sum, { skipped }) => sum + (skipped?.length ?? 0), stops.length)
  if (length === stops.length) return { routeStopStart, stops, rules }
  const own = { routeStopStart, stops: new Int32Array(length), rules: new Uint8Array(length) }
  own.stops.set(stops)
  own.rules.set(rules)
  let row = stops.length
  for (const [index, { skipped }] of routes.entries()) {
    if (!skipped) continue
    const first = routeStopStart[index] ?? 0
    for (const [call, isSkipped] of (isMirrored ? skipped.toReversed() : skipped).entries()) {
      own.stops[row + call] = stops[first + call] ?? 0
      own.rules[row + call] = isSkipped === 1 ? 0 : (rules[first + call] ?? 0)
    }
    routeStopStart[index] = row
    row += skipped.length
  }
  return own
}
