import type { StationTable, StopTable } from '../../domain/timetable.ts'
import { vehicleKinds } from '../../domain/timetable.ts'
import { foldStationName } from '../../domain/fold-station-name.ts'
import type { Feed } from '../gtfs/feed.ts'
import { assignCodes, type PreviousCodes } from './assign-codes.ts'
import { findPrefectures } from './find-prefectures.ts'
import { joinLists } from './lists.ts'
import type { StationMembers } from './merge-stations.ts'
import type { NetworkStop } from './network-stops.ts'
import { toStopKey } from './read-previous-codes.ts'
import type { TextBuilder } from './text-builder.ts'

export interface StationContext {
  readonly feeds: readonly Feed[]
  readonly stops: readonly NetworkStop[]
  readonly stations: readonly StationMembers[]
  /** Calls at each stop in a week. */
  readonly weights: Float64Array
  readonly texts: TextBuilder
  /** How names are likely to be read, for the stations whose reading no feed says. */
  readonly likelyReadings: ReadonlyMap<string, string>
  readonly previousCodes: PreviousCodes
  /** Of each stop, as `StopTable` has it. */
  readonly timeZones: Uint8Array
}

export function buildStops({ stops, stations, texts, timeZones }: StationContext): StopTable {
  const station = new Int32Array(stops.length)
  for (const [index, members] of stations.entries()) for (const stop of members) station[stop] = index
  return {
    id: Int32Array.from(stops, ({ id }) => texts.add(id)),
    name: Int32Array.from(stops, ({ name }) => texts.add(name)),
    platform: Int32Array.from(stops, ({ platform }) => texts.add(platform)),
    latitude: Float64Array.from(stops, ({ latitude }) => latitude),
    longitude: Float64Array.from(stops, ({ longitude }) => longitude),
    station,
    wheelchair: Uint8Array.from(stops, ({ wheelchair }) => wheelchair),
    timeZone: timeZones,
  }
}

export function buildStations(context: StationContext): StationTable {
  const { feeds, stops, stations, weights, texts, previousCodes } = context
  const keys = stations.map((members) =>
    members.map((stop) => toStopKey(feeds[stops[stop]?.feed ?? 0]?.name ?? '', stops[stop]?.id ?? '')),
  )
  const first = stations.map(([stop = 0]) => stops[stop])
  const lists = joinLists(
    stations.map((members) => members.filter((stop) => stops[stop]?.type === 0 || isServed(stops[stop]))),
  )
  return {
    code: assignCodes(keys, previousCodes),
    name: Int32Array.from(first, (stop) => texts.add(stop?.name ?? '')),
    reading: Int32Array.from(stations, (members) => texts.add(findReading(context, members))),
    otherNames: Int32Array.from(stations, (members) => texts.add(listOtherNames(context, members).join('\n'))),
    latitude: Float64Array.from(first, (stop) => stop?.latitude ?? 0),
    longitude: Float64Array.from(first, (stop) => stop?.longitude ?? 0),
    prefecture: findPrefectures(first.map((stop) => stop ?? { latitude: 0, longitude: 0 })),
    kinds: Uint16Array.from(stations, (members) => toKindBits(stops, members)),
    weight: Int32Array.from(stations, (members) => members.reduce((sum, stop) => sum + (weights[stop] ?? 0), 0)),
    stopStart: lists.start,
    stops: lists.items,
  }
}

function isServed(stop: NetworkStop | undefined): boolean {
  return stop !== undefined && stop.kinds.size > 0
}

/** In hiragana, from translations or from what is to be spoken. */
function findReading({ feeds, stops }: StationContext, members: StationMembers): string {
  for (const member of members) {
    const stop = stops[member]
    const readings = stop && feeds[stop.feed]?.translations.readings
    const reading = readings?.get(stop?.id ?? '') ?? readings?.get(stop?.name ?? '') ?? stop?.spokenName ?? ''
    const folded = foldStationName(reading)
    if (/^[\u3041-\u309f\u30fc]+$/.test(folded)) return folded
  }
  return ''
}

/** Translations, what other members of the station are called, and how they are likely to be read. */
function listOtherNames({ feeds, stops, likelyReadings }: StationContext, members: StationMembers): string[] {
  const names = new Set<string>()
  for (const member of members) {
    const stop = stops[member]
    if (!stop) continue
    names.add(stop.name)
    const others = feeds[stop.feed]?.translations.others
    for (const name of [...(others?.get(stop.id) ?? []), ...(others?.get(stop.name) ?? [])]) names.add(name)
  }
  for (const name of names) names.add(likelyReadings.get(name) ?? name)
  names.delete(stops[members[0] ?? -1]?.name ?? '')
  return [...names]
}

function toKindBits(stops: readonly NetworkStop[], members: StationMembers): number {
  const found = new Set(members.flatMap((stop) => [...(stops[stop]?.kinds ?? [])]))
  return vehicleKinds.reduce((bits, kind, index) => bits | (found.has(kind) ? 1 << index : 0), 0)
}
