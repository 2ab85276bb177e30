import { type FareTable, type FareTransferTable, none, type PatternTable } from '../../domain/timetable.ts'
import type { Feed, FeedFare, FeedFareRule } from '../gtfs/feed.ts'
import type { FareZones } from './fare-zones.ts'
import type { NetworkStops } from './network-stops.ts'
import type { TextBuilder } from './text-builder.ts'

export interface FareContext {
  readonly feeds: readonly Feed[]
  /** Of each feed. */
  readonly zones: readonly FareZones[]
  readonly firstLine: readonly number[]
  readonly texts: TextBuilder
}

interface FareRow {
  readonly feed: number
  readonly line: number
  readonly origin: number
  readonly destination: number
  readonly contains: number
  readonly fare: FeedFare
}

const anywhere: FeedFareRule = { line: '', origin: '', destination: '', contains: '' }

/** The zone at each stop of each pattern, as a text. */
export function buildZones(
  { feeds, zones, firstLine, texts }: FareContext,
  { line: lines, stops, stopStart }: Pick<PatternTable, 'line' | 'stops' | 'stopStart'>,
  { firstStop }: NetworkStops,
): Int32Array {
  const built = new Int32Array(stops.length)
  if (feeds.every(({ tariff }) => tariff.fares.length === 0)) return built
  for (const [pattern, line] of lines.entries()) {
    const feed = firstLine.findLastIndex((first) => first <= line)
    const begin = stopStart[pattern] ?? 0
    for (let at = begin; at < (stopStart[pattern + 1] ?? 0); at++) {
      const stop = (stops[at] ?? 0) - (firstStop[feed] ?? 0)
      const zone = zones[feed]?.zoneAt(line - (firstLine[feed] ?? 0), at - begin, stop) ?? ''
      built[at] = texts.add(toText(feed, zone))
    }
  }
  return built
}

/** Zones and groups are of a feed each. */
function toText(feed: number, name: string): string {
  return name === '' ? '' : `${feed} ${name}`
}

export function buildFares(context: FareContext): FareTable {
  const { texts } = context
  const rows = context.feeds.flatMap((_, feed) => listRows(context, feed))
  rows.sort((one, other) => one.line - other.line || one.origin - other.origin || one.destination - other.destination)
  return {
    feed: Int32Array.from(rows, ({ feed }) => feed),
    line: Int32Array.from(rows, ({ line }) => line),
    origin: Int32Array.from(rows, ({ origin }) => origin),
    destination: Int32Array.from(rows, ({ destination }) => destination),
    contains: Int32Array.from(rows, ({ contains }) => contains),
    operator: Int32Array.from(rows, ({ fare: { operator } }) => (operator === '' ? none : texts.add(operator))),
    priority: Int32Array.from(rows, ({ fare }) => fare.priority),
    group: Int32Array.from(rows, ({ feed, fare }) => texts.add(toText(feed, fare.group))),
    amount: Float64Array.from(rows, ({ fare }) => fare.amount),
    currency: Int32Array.from(rows, ({ fare }) => texts.add(fare.currency)),
    name: Int32Array.from(rows, ({ fare }) => texts.add(fare.id)),
    transfers: Int8Array.from(rows, ({ fare }) => Math.min(fare.transfers, 127)),
    duration: Int32Array.from(rows, ({ fare }) => fare.duration),
  }
}

function listRows({ feeds, zones, firstLine, texts }: FareContext, index: number): FareRow[] {
  const fares = zones[index]?.fares ?? []
  const lines = new Map(feeds[index]?.lines.map(({ id }, line) => [id, line + (firstLine[index] ?? 0)]))
  const zone = (id: string) => (id === '' ? none : texts.add(toText(index, id)))
  // Without any rules a fare holds everywhere; beside rules one without them is left over.
  const hasRules = feeds[index]?.tariff.fares.some(({ rules }) => rules.length > 0)
  return fares.flatMap((fare) => {
    const passed = fare.rules.flatMap(({ contains }) => (contains === '' ? [] : [toText(index, contains)]))
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

export function buildFareTransfers(feeds: readonly Feed[], texts: TextBuilder): FareTransferTable {
  const rows = feeds.flatMap(({ tariff }, feed) => tariff.transfers.map((transfer) => ({ feed, ...transfer })))
  return {
    from: Int32Array.from(rows, ({ feed, from }) => texts.add(toText(feed, from))),
    to: Int32Array.from(rows, ({ feed, to }) => texts.add(toText(feed, to))),
    count: Int32Array.from(rows, ({ count }) => count),
    duration: Int32Array.from(rows, ({ duration }) => duration),
    durationType: Uint8Array.from(rows, ({ durationType }) => durationType),
    type: Uint8Array.from(rows, ({ type }) => type),
    amount: Float64Array.from(rows, ({ amount }) => amount),
  }
}
