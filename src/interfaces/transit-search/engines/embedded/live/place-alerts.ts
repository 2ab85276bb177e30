import type { Alert, AlertSelector } from '../../../domain/alert.ts'
import { readText } from '../../../domain/text-table.ts'
import type { Timetable } from '../../../domain/timetable.ts'
import type { RawAlert, RawSelector } from '../../../import/live/read-alert.ts'

/**
 * Alerts of one feed, their stops as the stations that they are part of. A selector of stops that the timetable does not have is left out, and so is
 * one of an operator beside others; an alert without any is about nothing here.
 */
export function placeAlerts(timetable: Timetable, feed: string, alerts: readonly RawAlert[]): Alert[] {
  const stations = findStations(
    timetable,
    feed,
    new Set(alerts.flatMap(({ selectors }) => selectors.map(({ stop }) => stop))),
  )
  const isOnlyOperator = countOperators(timetable, feed) === 1
  return alerts.flatMap(({ selectors, ...alert }) => {
    const placed = selectors.flatMap((selector) => placeSelector(selector, stations, isOnlyOperator))
    return placed.length === 0 ? [] : [{ feed, ...alert, selectors: placed }]
  })
}

function placeSelector(
  { agency, route, trip, stop }: RawSelector,
  stations: ReadonlyMap<string, string>,
  isOnlyOperator: boolean,
): AlertSelector[] {
  const station = stop === '' ? '' : stations.get(stop)
  const isOfOperator = route === '' && trip === '' && stop === ''
  if (station === undefined || (isOfOperator && (agency === '' || !isOnlyOperator))) return []
  return [{ line: route, trip, station }]
}

/** Codes of stations by the ids of their stops. */
function findStations(
  { stops, stations, texts, feeds, firstStop }: Timetable,
  feed: string,
  wanted: ReadonlySet<string>,
) {
  const index = feeds.findIndex(({ name }) => name === feed)
  const [begin = 0, end = stops.id.length] = [firstStop[index], firstStop[index + 1]]
  const codes = new Map<string, string>()
  for (let stop = begin; stop < end; stop++) {
    const id = readText(texts, stops.id[stop] ?? 0)
    if (wanted.has(id)) codes.set(id, String(stations.code[stops.station[stop] ?? 0]))
  }
  return codes
}

function countOperators({ lines, feeds }: Timetable, feed: string): number {
  const index = feeds.findIndex(({ name }) => name === feed)
  return new Set([...lines.operator].filter((_, line) => lines.feed[line] === index)).size
}
