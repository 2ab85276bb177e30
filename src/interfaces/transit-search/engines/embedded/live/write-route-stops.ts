import { none, type PatternTable, type Timetable } from '../../../domain/timetable.ts'

interface PassingRoute {
  readonly pattern: number
  /** Per call, 1 where its trips do not stop, from the first stop of the pattern on. */
  readonly skipped: Uint8Array | undefined
  /** Per call the stop in place of the pattern's, or none, in the same order. */
  readonly moved: Int32Array | undefined
}

/**
 * Routes share the stops of their pattern and its rules, in the order in which they are searched. One that passes some of them by, where one can neither
 * board nor alight, or that stops elsewhere has a row of its own behind those of the patterns.
 */
export function writeRouteStops(
  { stopStart, stops, rules, closed }: Pick<PatternTable, 'stopStart' | 'stops' | 'rules'> & Pick<Timetable, 'closed'>,
  routes: readonly PassingRoute[],
  isMirrored: boolean,
) {
  const routeStopStart = Int32Array.from(routes, ({ pattern }) => stopStart[pattern] ?? 0)
  const countOwn = ({ skipped, moved }: PassingRoute) => skipped?.length ?? moved?.length ?? 0
  const length = routes.reduce((sum, route) => sum + countOwn(route), stops.length)
  if (length === stops.length) return { routeStopStart, stops, rules }
  const own = { routeStopStart, stops: new Int32Array(length), rules: new Uint8Array(length) }
  own.stops.set(stops)
  own.rules.set(rules)
  let row = stops.length
  for (const [index, route] of routes.entries()) {
    const count = countOwn(route)
    if (count === 0) continue
    const first = routeStopStart[index] ?? 0
    for (let call = 0; call < count; call++) {
      const position = isMirrored ? count - 1 - call : call
      const moved = route.moved?.[position] ?? none
      own.stops[row + call] = moved === none ? (stops[first + call] ?? 0) : moved
      const isOpen = route.skipped?.[position] !== 1 && !(moved !== none && closed?.[moved])
      own.rules[row + call] = isOpen ? (rules[first + call] ?? 0) : 0
    }
    routeStopStart[index] = row
    row += count
  }
  return own
}
