/** Nine digits. */
const range = { first: 100_000_000, count: 900_000_000 }

/** Of each stop the code of its station in the timetable before, by the key of the stop. */
export type PreviousCodes = ReadonlyMap<string, number>

/** Keys of the stops of a station, the one that names it first. */
type StationKeys = readonly string[]

/**
 * A code for each station: that which most of its stops had before, as long as no other has more of that code's stops; else one made of its first
 * key, the same whenever the same keys are given. Of two keys that would share one, the later by its letters moves on.
 */
export function assignCodes(stations: readonly StationKeys[], previous: PreviousCodes): Int32Array<ArrayBuffer> {
  const codes = keepCodes(stations, previous)
  const taken = new Set(codes)
  const keyOf = (index: number) => stations[index]?.[0] ?? ''
  const order = [...stations.keys()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  for (const index of order) {
    if (codes[index] !== 0) continue
    let offset = hash(keyOf(index)) % range.count
    while (taken.has(range.first + offset)) offset = (offset + 1) % range.count
    taken.add(range.first + offset)
    codes[index] = range.first + offset
  }
  return codes
}

interface Claim {
  readonly station: number
  readonly code: number
  readonly stops: number
}

/** 0 for stations that have none from before. */
function keepCodes(stations: readonly StationKeys[], previous: PreviousCodes): Int32Array<ArrayBuffer> {
  const codes = new Int32Array(stations.length)
  if (previous.size === 0) return codes
  const taken = new Set<number>()
  const claims = stations.flatMap((keys, station) => listClaims(keys, station, previous))
  for (const { station, code } of claims.toSorted((one, other) => other.stops - one.stops)) {
    if (codes[station] !== 0 || taken.has(code)) continue
    codes[station] = code
    taken.add(code)
  }
  return codes
}

/** That of its first stop first, among those of as many stops. */
function listClaims(keys: StationKeys, station: number, previous: PreviousCodes): Claim[] {
  const counts = new Map<number, number>()
  for (const key of keys) {
    const code = previous.get(key)
    if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  return [...counts].map(([code, stops]) => ({ station, code, stops }))
}

/** FNV-1a of the text's UTF-8. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193)
  return value >>> 0
}
