import type { Feed, FeedFare, FeedFareRule } from '../gtfs/feed.ts'
import type { ImportProblems } from '../gtfs/import-problems.ts'
import { readPlaceRules } from './place-rules.ts'

/** How a feed names where its fares begin and end. */
export interface FareZones {
  /** With rules whose zones are among those below. */
  readonly fares: readonly FeedFare[]
  /** Of the stop that line `line` (an index of the feed) calls at as its `place`th, from 0; empty for none. */
  zoneAt(line: number, place: number, stop: number): string
}

/** Zones of stops.txt as the standard has it; ids of stops, or places on a route, where an export names those instead. */
export function readFareZones(feed: Feed, problems: ImportProblems | undefined): FareZones {
  const { fares, zones } = feed.tariff
  const ofStops = feed.stops.map(({ id, zone }) => zones?.get(id) ?? zone)
  const named = listNamed(fares)
  const known = new Set(ofStops)
  if (named.size === 0 || [...named].some((zone) => known.has(zone)))
    return { fares, zoneAt: (_, __, stop) => ofStops[stop] ?? '' }
  if (areStops(feed, named)) return { fares, zoneAt: (_, __, stop) => feed.stops[stop]?.id ?? '' }
  const read = readPlaceRules(feed, fares)
  if (read.unknown.length > 0)
    problems?.note({ file: 'fare_rules.txt', line: 1, field: 'origin_id', ...tell(read.unknown) })
  return {
    fares: read.fares,
    zoneAt: (line, place, stop) => read.nameOf(line, place) ?? ofStops[stop] ?? '',
  }
}

function listNamed(fares: readonly FeedFare[]): Set<string> {
  const named = new Set(fares.flatMap(({ rules }) => rules.flatMap(({ origin, destination }) => [origin, destination])))
  named.delete('')
  return named
}

/** Names of places may happen to be ids of stops, too: then most of them are of stops where the line never calls. */
function areStops({ stops, lines, trips, calls, tariff }: Feed, named: ReadonlySet<string>): boolean {
  const ids = new Set(stops.map(({ id }) => id))
  if (![...named].every((name) => ids.has(name))) return false
  const called = new Map(lines.map(({ id }) => [id, new Set<string>()]))
  for (const [trip, { line }] of trips.entries())
    for (const stop of calls.stop.subarray(calls.start[trip], calls.start[trip + 1]))
      called.get(lines[line]?.id ?? '')?.add(stops[stop]?.id ?? '')
  const ofLines = tariff.fares.flatMap(({ rules }) => rules.filter(({ line }) => called.has(line)))
  const fits = ({ line, origin, destination }: FeedFareRule) =>
    [origin, destination].every((id) => id === '' || called.get(line)?.has(id))
  return ofLines.filter(fits).length * 2 >= ofLines.length
}

function tell(routes: readonly string[]): { readonly message: string } {
  const named = `${routes.slice(0, 10).join(', ')}${routes.length > 10 ? ', …' : ''}`
  const what = 'their zones are none of stops.txt, and no places on the route that could be counted'
  return { message: `fares of ${routes.length} routes are not known: ${what} (${named}).` }
}
