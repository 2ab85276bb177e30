import { canBoard, type Connections, placeBits, recordWidth } from './connections.ts'
import type { DayNetwork } from './day-network.ts'

/** Numbers that a departure takes in `StopDepartures.records`. */
export const departureWidth = 4

/** What can be boarded at each stop, by time. */
export interface StopDepartures {
  /** Where each stop's begin in `records`, and where the last one's end. */
  readonly start: Int32Array
  /** Departure, place, trip and route of each. */
  readonly records: Int32Array
  /** When the first slot of time begins, bits of seconds that each has, and how many there are. */
  readonly firstTime: number
  readonly slotBits: number
  readonly slotCount: number
  /** By stop and slot: its first record then or later. */
  readonly slots: Int32Array
}

/** A slot has so many bits of seconds at least: half an hour, nearly. */
const leastBits = 11

export function listDepartures(network: DayNetwork, { records: connections }: Connections): StopDepartures {
  const { stops, stopCount, tripRoute } = network
  const stopOf = (at: number) => stops[(connections[at + 2] ?? 0) >> placeBits] ?? 0
  const start = new Int32Array(stopCount + 1)
  for (let at = 0; at < connections.length; at += recordWidth)
    if (((connections[at + 2] ?? 0) & canBoard) !== 0)
      start[stopOf(at) + 1] = (start[stopOf(at) + 1] ?? 0) + departureWidth
  for (let stop = 0; stop < stopCount; stop++) start[stop + 1] = (start[stop + 1] ?? 0) + (start[stop] ?? 0)
  const filled = start.slice()
  const records = new Int32Array(start[stopCount] ?? 0)
  for (let at = 0; at < connections.length; at += recordWidth) {
    const code = connections[at + 2] ?? 0
    if ((code & canBoard) === 0) continue
    const to = filled[stopOf(at)] ?? 0
    filled[stopOf(at)] = to + departureWidth
    const trip = connections[at + 3] ?? 0
    records[to] = connections[at] ?? 0
    records[to + 1] = code >> placeBits
    records[to + 2] = trip
    records[to + 3] = tripRoute[trip] ?? 0
  }
  return { start, records, ...listSlots(start, records) }
}

/** Slots are as long as usual, or longer where stops have few departures each. */
function listSlots(start: Int32Array, records: Int32Array) {
  let [firstTime, lastTime] = [0, 0]
  for (let at = 0; at < records.length; at += departureWidth) {
    firstTime = Math.min(firstTime, records[at] ?? 0)
    lastTime = Math.max(lastTime, records[at] ?? 0)
  }
  const stopCount = start.length - 1
  const average = records.length / departureWidth / Math.max(1, stopCount)
  let slotBits = leastBits
  while ((lastTime - firstTime) >> slotBits > average) slotBits++
  const slotCount = ((lastTime - firstTime) >> slotBits) + 1
  const slots = new Int32Array(stopCount * slotCount)
  for (let stop = 0; stop < stopCount; stop++) {
    let at = start[stop] ?? 0
    for (let slot = 0; slot < slotCount; slot++) {
      while (at < (start[stop + 1] ?? 0) && (records[at] ?? 0) < firstTime + (slot << slotBits)) at += departureWidth
      slots[stop * slotCount + slot] = at
    }
  }
  return { firstTime, slotBits, slotCount, slots }
}

/** The record of a stop's first departure then or later; where its records end if there is none. */
export function findStopDeparture(departures: StopDepartures, stop: number, time: number): number {
  const { start, records, firstTime, slotBits, slotCount, slots } = departures
  const slot = time < firstTime ? 0 : (time - firstTime) >> slotBits
  const end = start[stop + 1] ?? 0
  if (slot >= slotCount) return end
  const at = stop * slotCount + slot
  const last = slot === slotCount - 1 ? end : (slots[at + 1] ?? 0)
  let [low, high] = [(slots[at] ?? 0) / departureWidth, last / departureWidth]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((records[middle * departureWidth] ?? 0) < time) low = middle + 1
    else high = middle
  }
  return low * departureWidth
}
