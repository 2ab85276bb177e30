import { readText, type TextTable } from '../../../domain/text-table.ts'
import type { Timetable } from '../../../domain/timetable.ts'

/** Trips of a feed by id; a frequency has one for each time that it runs. */
export type TripsById = ReadonlyMap<string, readonly number[]>

/**
 * The trips that are asked for, by feed: a pass over all of them, which keeps nothing in memory afterwards. Ids are compared by a hash of their bytes
 * first, as making texts of all of them takes ten times as long.
 */
export function findTrips(
  timetable: Timetable,
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, TripsById> {
  const { trips, patterns, lines, texts, feeds } = timetable
  const byFeed = feeds.map(({ name }) => ({ name, ids: wanted.get(name) }))
  const hashes = new Set(wanted.values().flatMap((ids) => ids.values().map((id) => hashBytes(Buffer.from(id)))))
  const found = new Map([...wanted.keys()].map((feed) => [feed, new Map<string, number[]>()]))
  for (const [trip, text] of trips.id.entries()) {
    if (!hashes.has(hashText(texts, text))) continue
    const { name = '', ids } = byFeed[lines.feed[patterns.line[trips.pattern[trip] ?? 0] ?? 0] ?? 0] ?? {}
    const id = readText(texts, text)
    if (!ids?.has(id)) continue
    const known = found.get(name)?.get(id)
    if (known) known.push(trip)
    else found.get(name)?.set(id, [trip])
  }
  return found
}

function hashText({ start, bytes }: TextTable, text: number): number {
  return hashBytes(bytes, start[text], start[text + 1])
}

/** FNV-1a. */
function hashBytes(bytes: Uint8Array, begin = 0, end = bytes.length): number {
  let hash = 0x811c_9dc5
  for (let index = begin; index < end; index++) hash = Math.imul(hash ^ (bytes[index] ?? 0), 0x0100_0193)
  return hash
}
