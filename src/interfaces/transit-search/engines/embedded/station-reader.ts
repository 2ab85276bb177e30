import { describePrefecture } from '../../domain/prefecture-names.ts'
import { dropNote, spellLoosely } from '../../domain/station-spellings.ts'
import { readText } from '../../domain/text-table.ts'
import { type Timetable, vehicleKinds } from '../../domain/timetable.ts'
import type { Station } from '../../domain/place.ts'

/** A station of the timetable as callers know it. */
export function readStationAt(timetable: Timetable, index: number): Station {
  const { stations, texts } = timetable
  const bits = stations.kinds[index] ?? 0
  return {
    code: String(stations.code[index]),
    name: readText(texts, stations.name[index] ?? 0),
    reading: readText(texts, stations.reading[index] ?? 0),
    kinds: vehicleKinds.filter((_, kind) => (bits >> kind) & 1),
    prefecture: describePrefecture(stations.prefecture[index] ?? 0),
    latitude: stations.latitude[index] ?? 0,
    longitude: stations.longitude[index] ?? 0,
    ...describeTimeZone(timetable, stations.stops[stations.stopStart[index] ?? 0]),
  }
}

function describeTimeZone({ stops, otherTimeZones }: Timetable, stop = -1): Pick<Station, 'timeZone'> {
  const timeZone = otherTimeZones[(stops.timeZone[stop] ?? 0) - 1]
  return timeZone === undefined ? {} : { timeZone }
}

export interface StationReader {
  (station: number): Station
  /** The station of a stop, by the name that stands on the sign there. */
  ofStop(stop: number): Station
}

/** A station is read once for all the places where an answer names it. */
export function createStationReader(timetable: Timetable): StationReader {
  const known = new Map<number, Station>()
  const read = (index: number) => {
    const station = known.get(index) ?? readStationAt(timetable, index)
    known.set(index, station)
    return station
  }
  const ofStop = (stop: number) => {
    const station = read(timetable.stops.station[stop] ?? 0)
    const name = readText(timetable.texts, timetable.stops.name[stop] ?? 0)
    return isNameOfItsOwn(name, station.name) ? { ...station, name, reading: '' } : station
  }
  return Object.assign(read, { ofStop })
}

/** What stops of a station are called besides: platforms, exits, ways to go. */
const part =
  /\d|[一二三四五六七八九十]番|[口側線]$|のりば|乗り?場|ホーム|方面|行き?$|[上下]り$|platform|track|gleis|quai|bound|side|stand|bay|stop|exit/iu

/** 日比谷, which a feed makes a part of 有楽町, and not "platform 2" or "有楽町(北口)". */
function isNameOfItsOwn(name: string, ofStation: string): boolean {
  const spelled = spellLoosely(name)
  return spelled !== '' && spelled !== spellLoosely(ofStation) && !part.test(dropNote(name))
}
