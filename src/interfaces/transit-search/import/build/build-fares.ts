import { type FareTable, none } from '../../domain/timetable.ts'
import type { Feed, FeedFare, FeedFareRule } from '../gtfs/feed.ts'
import type { ImportProblems } from '../gtfs/import-problems.ts'
import type { NetworkStops } from './network-stops.ts'
import type { TextBuilder } from './text-builder.ts'

interface FareRow {
  readonly feed: number
  readonly line: number
  readonly origin: number
  readonly destination: number
  readonly contains: number
  readonly fare: FeedFare
}

const anywhere: FeedFareRule = { line: '', origin: '', destination: '', contains: '' }

/**
 * The zone of each stop, of every feed apart. Where fare_rules.txt names stops instead of zones, as some exports do, each stop is its own
 * zone.
 */
export function readZones(
  feeds: readonly Feed[],
  { stops }: NetworkStops,
  problems: readonly ImportProblems[],
): string[] {
  const areStops = feeds.map((feed, index) => namesStops(feed, problems[index]))
  return stops.map(({ feed, id, zone }) => toZone(feed, areStops[feed] ? id : zone))
}

function toZone(feed: number, zone: string): string {
  return zone === '' ? '' : `${feed} ${zone}`
}

function namesStops({ fares, stops }: Feed, problems: ImportProblems | undefined): boolean {
  const named = new Set(fares.flatMap(({ rules }) => rules.flatMap(({ origin, destination }) => [origin, destination])))
  named.delete('')
  if (named.size === 0 || stops.some(({ zone }) => named.has(zone))) return false
  const ids = new Set(stops.map(({ id }) => id))
  const areStops = [...named].every((zone) => ids.has(zone))
  const message = areStops
    ? 'its zones are ids of stops, and none is a zone of stops.txt; every stop is its own zone.'
    : 'none of its zones is a zone of stops.txt; fares between zones cannot be told.'
  problems?.add({ file: 'fare_rules.txt', line: 1, field: 'origin_id', message })
  return areStops
}

export function buildFares(feeds: readonly Feed[], firstLine: readonly number[], texts: TextBuilder): FareTable {
  const rows = feeds.flatMap((feed, index) => listRows(feed, index, firstLine[index] ?? 0, texts))
  rows.sort((one, other) => one.line - other.line || one.origin - other.origin || one.destination - other.destination)
  return {
    feed: Int32Array.from(rows, ({ feed }) => feed),
    line: Int32Array.from(rows, ({ line }) => line),
    origin: Int32Array.from(rows, ({ origin }) => origin),
    destination: Int32Array.from(rows, ({ destination }) => destination),
    contains: Int32Array.from(rows, ({ contains }) => contains),
    amount: Int32Array.from(rows, ({ fare }) => fare.amount),
    currency: Int32Array.from(rows, ({ fare }) => texts.add(fare.currency)),
    name: Int32Array.from(rows, ({ fare }) => texts.add(fare.id)),
    transfers: Int8Array.from(rows, ({ fare }) => Math.min(fare.transfers, 127)),
    duration: Int32Array.from(rows, ({ fare }) => fare.duration),
  }
}

function listRows(feed: Feed, index: number, firstLine: number, texts: TextBuilder): FareRow[] {
  const lines = new Map(feed.lines.map(({ id }, line) => [id, line + firstLine]))
  const zone = (id: string) => (id === '' ? none : texts.add(toZone(index, id)))
  // Without any rules a fare holds everywhere; beside rules one without them is left over.
  const hasRules = feed.fares.some(({ rules }) => rules.length > 0)
  return feed.fares.flatMap((fare) => {
    const passed = fare.rules.flatMap(({ contains }) => (contains === '' ? [] : [toZone(index, contains)]))
    const contains = passed.length === 0 ? none : texts.add([...new Set(passed)].toSorted().join('\n'))
    if (fare.rules.length === 0 && hasRules) return []
    const rules = fare.rules.filter((rule) => rule.contains === '' || isOnly(rule))
    const kept = rules.length === 0 ? [anywhere] : rules
    return kept.map(({ line, origin, destination }) => ({
      feed: index,
      line: line === '' ? none : (lines.get(line) ?? Number.MAX_SAFE_INTEGER),
      origin: zone(origin),
      destination: zone(destination),
      contains,
      fare,
    }))
  })
}

/** Rules with contains_id hold together, one zone a row; those that say nothing else say it through `contains`. */
function isOnly({ line, origin, destination }: FeedFareRule): boolean {
  return line !== '' || origin !== '' || destination !== ''
}
