/**
 * Rules whose zones are places on a route: `P1` its first stop, `P2` its second, up to its last. Nothing in GTFS says so, but exports of Japanese
 * buses do it; a route is read so only where its places and its stops are equally many and all its trips call at the same stops.
 */
import { minOf } from '../../../../libraries/numbers/min-of.ts'
import { maxOf } from '../../../../libraries/numbers/max-of.ts'
import type { Feed, FeedFare, FeedFareRule } from '../gtfs/feed.ts'

export interface PlaceRules {
  readonly fares: readonly FeedFare[]
  /** Undefined where the places of the line are not known. */
  nameOf(line: number, place: number): string | undefined
  /** Ids of routes whose rules were left out. */
  readonly unknown: readonly string[]
}

/** Names of places are `prefix` and a number, the first stop's `first`. */
interface Places {
  readonly prefix: string
  readonly first: number
}

export function readPlaceRules(feed: Feed, fares: readonly FeedFare[]): PlaceRules {
  const rules = fares.flatMap((fare) => fare.rules.map((rule) => ({ ...rule, amount: fare.amount })))
  const byLine = Map.groupBy(rules.filter(isBetweenPlaces), ({ line }) => line)
  const stopCounts = countStops(feed)
  const lineIndices = new Map(feed.lines.map(({ id }, index) => [id, index]))
  const places = new Map<number, Places>()
  const flat = new Set<string>()
  const unknown: string[] = []
  for (const [id, ofLine] of byLine) {
    const line = lineIndices.get(id) ?? -1
    const found = findPlaces(ofLine, stopCounts[line])
    if (found) places.set(line, found)
    else if (isFlat(ofLine, stopCounts[line])) flat.add(id)
    else unknown.push(id === '' ? 'any route' : id)
  }
  const kept = new Set([...places.keys()].map((line) => feed.lines[line]?.id ?? ''))
  const keepRule = (rule: FeedFareRule): FeedFareRule[] => {
    if (!isBetweenPlaces(rule) || kept.has(rule.line)) return [rule]
    return flat.has(rule.line) ? [{ ...rule, origin: '', destination: '' }] : []
  }
  return {
    fares: fares.flatMap((fare) => toKept(fare, fare.rules.flatMap(keepRule))),
    nameOf: (line, place) => nameOf(places.get(line), place),
    unknown,
  }
}

function isBetweenPlaces({ origin, destination }: FeedFareRule): boolean {
  return origin !== '' || destination !== ''
}

/** A fare all of whose rules went would hold everywhere. */
function toKept(fare: FeedFare, rules: readonly FeedFareRule[]): FeedFare[] {
  if (rules.length === 0 && fare.rules.length > 0) return []
  const distinct = new Map(rules.map((rule) => [Object.values(rule).join('\n'), rule]))
  return [{ ...fare, rules: [...distinct.values()] }]
}

/** Of each line; undefined where its trips call at several lists of stops. */
function countStops({ lines, trips, calls }: Feed): (number | undefined)[] {
  const lists = lines.map(() => new Set<string>())
  const counts = lines.map(() => 0)
  for (const [trip, { line }] of trips.entries()) {
    const stops = calls.stop.subarray(calls.start[trip], calls.start[trip + 1])
    if (stops.length === 0) continue
    lists[line]?.add(stops.join())
    counts[line] = stops.length
  }
  return counts.map((count, line) => (lists[line]?.size === 1 ? count : undefined))
}

function findPlaces(rules: readonly FeedFareRule[], stopCount: number | undefined): Places | undefined {
  const names = new Set(rules.flatMap(({ origin, destination }) => [origin, destination]))
  if (names.size !== stopCount) return undefined
  const parts = [...names].map((name) => /^(.*?)([1-9]\d{0,4}|0)$/.exec(name) ?? [])
  const [prefix, other] = new Set(parts.map(([, before]) => before))
  if (prefix === undefined || other !== undefined) return undefined
  const numbers = parts.map(([, , digits]) => Number(digits))
  const first = minOf(numbers)
  return first <= 1 && maxOf(numbers) - first + 1 === stopCount ? { prefix, first } : undefined
}

/** Whether there is a rule for every pair of stops, and all name one price: then it does not matter how they name the stops. */
function isFlat(rules: readonly (FeedFareRule & { amount: number })[], stopCount = 0): boolean {
  const pairs = new Set(rules.map(({ origin, destination }) => `${origin}\n${destination}`))
  const isWhole = stopCount > 1 && pairs.size >= (stopCount * (stopCount - 1)) / 2
  return isWhole && rules.every(({ amount }) => amount === rules[0]?.amount)
}

function nameOf(places: Places | undefined, place: number): string | undefined {
  return places && `${places.prefix}${places.first + place}`
}
