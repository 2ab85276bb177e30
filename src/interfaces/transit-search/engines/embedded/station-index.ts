import { foldStationName } from '../../domain/fold-station-name.ts'
import { foldRomaji, romanizeKana } from '../../domain/romanize-kana.ts'
import { readText } from '../../domain/text-table.ts'
import { type Timetable, vehicleKinds } from '../../domain/timetable.ts'
import type { StationQuery } from '../../port.ts'

interface Entry {
  readonly station: number
  /** The name without what follows in brackets or after a stroke, its reading and other names, all folded. */
  readonly names: readonly string[]
  readonly romaji: readonly string[]
}

/** Stations by what people type. */
export class StationIndex {
  readonly #timetable: Timetable
  readonly #entries: readonly Entry[]
  readonly #byCode: ReadonlyMap<string, number>

  constructor(timetable: Timetable) {
    this.#timetable = timetable
    const { code } = timetable.stations
    this.#entries = [...code.keys()].map((station) => toEntry(timetable, station))
    this.#byCode = new Map([...code].map((number, station) => [String(number), station]))
  }

  findByCode(code: string): number | undefined {
    return this.#byCode.get(code.trim())
  }

  /** The most important station of exactly that name. */
  findByName(name: string): number | undefined {
    const folded = foldStationName(name)
    const plain = foldStationName(dropSuffix(name))
    const exact = this.#entries.filter(({ names }) => names.includes(folded))
    const found = exact.length > 0 ? exact : this.#entries.filter(({ names }) => names.includes(plain))
    return this.#sort(found.map(({ station }) => station))[0]
  }

  /** Equal names first, then the most important. */
  find({ name, match, kinds, prefecture, limit }: StationQuery): number[] {
    const folded = foldStationName(name)
    const romaji = foldRomaji(folded)
    const isLatin = /^[\p{Script=Latin}\d]+$/u.test(folded)
    const matches = (text: string, wanted: string) =>
      match === 'forward' ? text.startsWith(wanted) : text.includes(wanted)
    const wantedKinds = kinds?.reduce((bits, kind) => bits | (1 << vehicleKinds.indexOf(kind)), 0)
    const found = this.#entries.filter(
      ({ station, names, romaji: spelled }) =>
        folded !== '' &&
        (wantedKinds === undefined || ((this.#timetable.stations.kinds[station] ?? 0) & wantedKinds) !== 0) &&
        (prefecture === undefined || Number(prefecture) === this.#timetable.stations.prefecture[station]) &&
        (names.some((text) => matches(text, folded)) || (isLatin && spelled.some((text) => matches(text, romaji)))),
    )
    const isEqual = ({ names, romaji: spelled }: Entry) => names.includes(folded) || spelled.includes(romaji)
    const [equal, others] = [found.filter(isEqual), found.filter((entry) => !isEqual(entry))]
    return [equal, others].flatMap((entries) => this.#sort(entries.map(({ station }) => station))).slice(0, limit)
  }

  #sort(stations: readonly number[]): number[] {
    const { weight, code } = this.#timetable.stations
    return stations.toSorted(
      (one, other) => (weight[other] ?? 0) - (weight[one] ?? 0) || (code[one] ?? 0) - (code[other] ?? 0),
    )
  }
}

function toEntry({ stations, texts }: Timetable, station: number): Entry {
  const name = readText(texts, stations.name[station] ?? 0)
  const reading = readText(texts, stations.reading[station] ?? 0)
  const others = readText(texts, stations.otherNames[station] ?? 0).split('\n')
  const names = new Set([name, dropSuffix(name), reading, ...others].map(foldStationName))
  names.delete('')
  const romaji = new Set([...names].filter((text) => /^[\p{Script=Latin}\d]+$/u.test(text)).map(foldRomaji))
  if (reading !== '') romaji.add(romanizeKana(foldStationName(reading)))
  return { station, names: [...names], romaji: [...romaji] }
}

/** `大手町(東京都)` and `川南／関東バス` are found by what stands before. */
function dropSuffix(name: string): string {
  const end = name.search(/[（(／]/u)
  return end === -1 ? name : name.slice(0, end)
}
