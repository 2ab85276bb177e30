import { foldRomaji, romanizeKana } from '../../domain/romanize-kana.ts'
import { spellExactly, spellLoosely, splitDoubleName } from '../../domain/station-spellings.ts'
import { readText } from '../../domain/text-table.ts'
import { type Timetable, vehicleKinds } from '../../domain/timetable.ts'

/** A station by all that it is called. */
export interface StationEntry {
  readonly station: number
  /** Its names, readings and translations, spelled as `spellExactly` does. */
  readonly exact: ReadonlySet<string>
  /** The same, spelled as `spellLoosely` does. */
  readonly loose: ReadonlySet<string>
}

export function listStationEntries(timetable: Timetable): readonly StationEntry[] {
  return Array.from(timetable.stations.code, (_code, station) => toEntry(timetable, station))
}

function toEntry({ stations, texts }: Timetable, station: number): StationEntry {
  const reading = readText(texts, stations.reading[station] ?? 0)
  const others = readText(texts, stations.otherNames[station] ?? 0).split('\n')
  const names = [readText(texts, stations.name[station] ?? 0), reading, ...others]
  const exact = new Set(names.flatMap((name) => listLatinTwins(spellExactly(name))))
  const loose = new Set([...names, ...names.flatMap(splitDoubleName)].map(spellLoosely).flatMap(listLatinTwins))
  for (const kana of [reading, ...others].filter(isKana)) {
    exact.add(romanizeKana(spellExactly(kana)))
    loose.add(romanizeKana(spellLoosely(kana)))
  }
  exact.delete('')
  loose.delete('')
  return { station, exact, loose }
}

/** `tōkyō` as it is written, and as it is typed. */
function listLatinTwins(spelled: string): readonly string[] {
  return isLatin(spelled) ? [spelled, foldRomaji(spelled)] : [spelled]
}

function isKana(text: string): boolean {
  return /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(text)
}

export function isLatin(text: string): boolean {
  return /^[\p{Script=Latin}\d]+$/u.test(text)
}

const busBit = 1 << vehicleKinds.indexOf('bus')

/** Whether anything but buses stops there. */
export function hasTracks({ stations }: Timetable, station: number): boolean {
  return ((stations.kinds[station] ?? 0) & ~busBit) !== 0
}

/** How likely a station is meant: vehicles a week; those on rails are larger, and better known. */
export function measureImportance(timetable: Timetable, station: number): number {
  const weight = timetable.stations.weight[station] ?? 0
  return hasTracks(timetable, station) ? weight * 3 : weight
}
