import { dropUndefined } from '../../../../libraries/json/drop-undefined.ts'
import { moveClock, startOfDay, toDatetime, toLocalMinutes } from '../../domain/local-time.ts'
import type { Departure, StationDepartures, StationDirection, StationDirections } from '../../port.ts'
import type { RepeatElement } from '../answer/repeat-element.ts'
import { numberTexts, type NumberedTexts } from './number-texts.ts'
import type { LineDescription } from '../../domain/journey.ts'

/** How many destinations name the way that a line goes. */
const maxNamed = 2

const minutesOfHour = 60

/** The list of a station's lines, each with the code of its timetable. */
export function toTimetableList({ directions }: StationDirections) {
  return directions.map((direction) => ({ code: String(direction.code), Line: toLine(direction) }))
}

export interface TimetableForm {
  readonly date: string
  /** By whose clocks the times of departures are; they are shown by those of the station. */
  readonly timeZone: string
  readonly repeat: RepeatElement
}

/** One line's vehicles at a station on a day, hour by hour; hours of trains after midnight are 24 and more. */
export function toTimetable(
  direction: StationDirection,
  { station, departures }: StationDepartures,
  { date, timeZone, repeat }: TimetableForm,
) {
  const destinations = numberTexts(departures.map(({ destination }) => destination))
  const kinds = numberTexts(departures.map(describeKind))
  const names = numberTexts(departures.map(({ line }) => line))
  const shown = station.timeZone ?? timeZone
  const minutesAt = ({ planned }: Departure) => moveClock(toLocalMinutes(planned), timeZone, shown) - startOfDay(date)
  return dropUndefined({
    code: String(direction.code),
    Datetime: { text: toDatetime(startOfDay(date), shown) },
    Station: { code: station.code, Name: station.name },
    Line: toLine(direction),
    LineKind: repeat(kinds.entries),
    LineDestination: repeat(destinations.entries.map(addMark)),
    LineName: repeat(names.entries),
    HourTable: repeat(toHours(departures, { minutesAt, repeat, destinations, kinds, names })),
  })
}

function toLine({ line, destinations }: StationDirection) {
  const named = destinations.slice(0, maxNamed).join('・')
  return { Name: line, Direction: named === '' ? '' : `${named}方面` }
}

interface Columns {
  /** Since midnight of the day, as clocks there show it. */
  readonly minutesAt: (departure: Departure) => number
  readonly repeat: RepeatElement
  readonly destinations: NumberedTexts
  readonly kinds: NumberedTexts
  readonly names: NumberedTexts
}

/** From the first hour to the last; those between in which nothing leaves have no minutes. */
function toHours(departures: readonly Departure[], { minutesAt, repeat, ...columns }: Columns) {
  const byHour = Map.groupBy(departures, (departure) => Math.floor(minutesAt(departure) / minutesOfHour))
  const hours = [...byHour.keys()]
  const [first = 0, last = -1] = [hours[0], hours.at(-1)]
  return Array.from({ length: last - first + 1 }, (_, offset) => {
    const minutes = (byHour.get(first + offset) ?? []).map((departure) => ({
      Minute: String(minutesAt(departure) % minutesOfHour),
      Stop: {
        lineCode: departure.run,
        kindCode: columns.kinds.codeOf(describeKind(departure)),
        destinationCode: columns.destinations.codeOf(departure.destination),
        nameCode: columns.names.codeOf(departure.line),
      },
    }))
    return dropUndefined({ Hour: String(first + offset), MinuteTable: repeat(minutes) })
  })
}

/** As on printed timetables: a letter for every destination but the usual one. */
function addMark<Entry extends { readonly text: string }>(entry: Entry, place: number): Entry & { Mark?: string } {
  return place === 0 ? entry : { ...entry, Mark: [...entry.text][0] ?? '' }
}

const kindNames = {
  train: '電車',
  subway: '地下鉄',
  tram: '路面電車',
  monorail: 'モノレール',
  bus: 'バス',
  ship: '船',
  plane: '飛行機',
  cable: 'ロープウェイ',
  funicular: 'ケーブルカー',
} as const

function describeKind({ vehicle, isHighSpeed }: LineDescription): string {
  return vehicle === 'train' && isHighSpeed ? '新幹線' : kindNames[vehicle]
}
