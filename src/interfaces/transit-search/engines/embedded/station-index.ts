import { foldRomaji } from '../../domain/romanize-kana.ts'
import { spellExactly, spellLoosely } from '../../domain/station-spellings.ts'
import { type Timetable, vehicleKinds } from '../../domain/timetable.ts'
import type { StationQuery } from '../../port.ts'
import { PlaceNames } from './place-names.ts'
import { isLatin, listStationEntries, measureImportance, type StationEntry } from './station-entries.ts'

/** Stations by what people type. */
export class StationIndex {
  readonly #timetable: Timetable
  readonly #entries: readonly StationEntry[]
  readonly #byCode: ReadonlyMap<string, number>
  readonly #names: PlaceNames

  constructor(timetable: Timetable) {
    this.#timetable = timetable
    this.#entries = listStationEntries(timetable)
    this.#byCode = new Map([...timetable.stations.code].map((number, station) => [String(number), station]))
    this.#names = new PlaceNames(timetable, this.#entries)
  }

  findByCode(code: string): number | undefined {
    return this.#byCode.get(code.trim())
  }

  /** The station that is meant by a name, and after it those around it that are meant, too; none for a name that nothing bears. */
  findByName(name: string): readonly number[] {
    return this.#names.find(name)
  }

  /** Equal names first, then the most important. */
  find(query: StationQuery): number[] {
    const found = this.#match(query, spellExactly(query.name))
    // 東京駅 begins no name where the station is called 東京.
    return found.length > 0 ? found : this.#match(query, spellLoosely(query.name))
  }

  #match({ name, match, kinds, prefecture, limit }: StationQuery, wanted: string): number[] {
    if (wanted === '' && name !== '') return []
    const spellings = isLatin(wanted) ? [wanted, foldRomaji(wanted)] : [wanted]
    const fits = (text: string) =>
      spellings.some((spelled) => (match === 'forward' ? text.startsWith(spelled) : text.includes(spelled)))
    const wantedKinds = kinds?.reduce((bits, kind) => bits | (1 << vehicleKinds.indexOf(kind)), 0)
    const found = this.#entries.filter(
      ({ station, exact, loose }) =>
        (wantedKinds === undefined || ((this.#timetable.stations.kinds[station] ?? 0) & wantedKinds) !== 0) &&
        (prefecture === undefined || Number(prefecture) === this.#timetable.stations.prefecture[station]) &&
        ([...exact].some(fits) || [...loose].some(fits)),
    )
    const isEqual = ({ exact }: StationEntry) => spellings.some((spelled) => exact.has(spelled))
    const [equal, others] = [found.filter(isEqual), found.filter((entry) => !isEqual(entry))]
    return [equal, others].flatMap((entries) => this.#sort(entries.map(({ station }) => station))).slice(0, limit)
  }

  #sort(stations: readonly number[]): number[] {
    const { code } = this.#timetable.stations
    const importance = (station: number) => measureImportance(this.#timetable, station)
    return stations.toSorted(
      (one, other) => importance(other) - importance(one) || (code[one] ?? 0) - (code[other] ?? 0),
    )
  }
}
