import { maxOf } from '../../../../libraries/numbers/max-of.ts'
import { foldRomaji } from '../../domain/romanize-kana.ts'
import { spellExactly, spellLoosely } from '../../domain/station-spellings.ts'
import { measureDistance } from '../../domain/measure-distance.ts'
import { readText } from '../../domain/text-table.ts'
import type { Timetable } from '../../domain/timetable.ts'
import { hasTracks, isLatin, measureImportance, type StationEntry } from './station-entries.ts'

/** Metres around the station that a name means within which others of the name are meant, too. */
const reach = 300

/** Letters that the beginning of a name must have to stand for the whole. */
const minBeginning = { kanji: 2, latin: 4 }

/** What people put before a station's name, beside the operators of the timetable: who runs there, or which line. */
const usualPrefix =
  /^(?:.*(?:鉄道|電鉄|電車|地下鉄|メトロ|モノレール|線|バス)の?|jr(?:北海道|東日本|東海|西日本|四国|九州)?)(?=.{2})/u

/** Which stations somebody means who names a place. */
export class PlaceNames {
  readonly #timetable: Timetable
  readonly #entries: readonly StationEntry[]
  readonly #exact: ReadonlyMap<string, readonly number[]>
  readonly #loose: ReadonlyMap<string, readonly number[]>
  readonly #operators: readonly string[]

  constructor(timetable: Timetable, entries: readonly StationEntry[]) {
    this.#timetable = timetable
    this.#entries = entries
    this.#exact = groupBySpelling(entries, ({ exact }) => exact)
    this.#loose = groupBySpelling(entries, ({ loose }) => loose)
    const operators = [...new Set(timetable.lines.operator)].map((text) => readText(timetable.texts, text))
    this.#operators = operators.map(spellExactly).filter((operator) => operator !== '')
  }

  /**
   * The station that is meant, and after it those that are part of the same place: an exact name counts before one that is spelled a little
   * otherwise, and that before the beginning of one; among equals the most important.
   */
  find(name: string): readonly number[] {
    const exact = this.#choose(this.#exact, spellExactly(name))
    if (exact.length > 0) return this.#gather(exact)
    const loose = spellLoosely(name)
    const equal = this.#choose(this.#loose, loose)
    const begun = this.#listBegun(loose)
    if (equal.some((station) => hasTracks(this.#timetable, station))) return this.#gather(equal)
    // Where the trains of a place are not in the timetable, all stops that are named after it stand for it.
    if (equal.length + begun.length > 0) return this.#gather(begun, equal)
    const rest = this.#dropPrefix(name)
    return rest === undefined ? [] : this.find(rest)
  }

  #choose(names: ReadonlyMap<string, readonly number[]>, spelled: string): readonly number[] {
    return names.get(spelled) ?? (isLatin(spelled) ? names.get(foldRomaji(spelled)) : undefined) ?? []
  }

  /** Stations whose name begins so. */
  #listBegun(spelled: string): readonly number[] {
    const wanted = isLatin(spelled) ? foldRomaji(spelled) : spelled
    if (wanted.length < (isLatin(spelled) ? minBeginning.latin : minBeginning.kanji)) return []
    return this.#entries
      .filter(({ loose }) => [...loose].some((text) => text.startsWith(wanted)))
      .map(({ station }) => station)
  }

  /** The most important of `first`, or else of all, and what lies around it. */
  #gather(all: readonly number[], first: readonly number[] = []): readonly number[] {
    const { latitude, longitude } = this.#timetable.stations
    const positionOf = (station: number) => ({ latitude: latitude[station] ?? 0, longitude: longitude[station] ?? 0 })
    const sorted = [...new Set([...first, ...all])].toSorted(
      (one, other) => measureImportance(this.#timetable, other) - measureImportance(this.#timetable, one),
    )
    const main = sorted.find((station) => first.length === 0 || first.includes(station))
    if (main === undefined) return []
    const around = sorted.filter((station) => measureDistance(positionOf(main), positionOf(station)) <= reach)
    return [main, ...around.filter((station) => station !== main)]
  }

  /** `ＪＲ新宿` and `神戸市営地下鉄三宮` without what stands before the station. */
  #dropPrefix(name: string): string | undefined {
    const spelled = spellExactly(name)
    const prefixes = [
      usualPrefix.exec(spelled)?.[0] ?? '',
      ...this.#operators.filter((text) => spelled.startsWith(text)),
    ]
    const longest = maxOf(prefixes.map(({ length }) => length))
    return longest === 0 || longest === spelled.length ? undefined : spelled.slice(longest)
  }
}

function groupBySpelling(
  entries: readonly StationEntry[],
  spellingsOf: (entry: StationEntry) => ReadonlySet<string>,
): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  for (const entry of entries)
    for (const spelled of spellingsOf(entry)) {
      const group = groups.get(spelled)
      if (group) group.push(entry.station)
      else groups.set(spelled, [entry.station])
    }
  return groups
}
