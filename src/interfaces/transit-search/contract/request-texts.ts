import type { TOptional, TString } from 'typebox'
import { optionalTexts, texts, type Words } from './envelope.ts'

const place = 'a code, a name, or latitude,longitude,datum (35.6812,139.7671,wgs84)'
const unlessFalse = (what: string) => `false: without ${what}`

/** What each parameter is, wherever it stands: the wire calls the same thing alike in all operations. */
const descriptions: ReadonlyMap<string, string> = new Map([
  ['format', 'Not taken: json or xml stands in the path'],
  ['name', 'Its beginning, in kanji, kana or Latin letters'],
  ['code', 'Codes, separated by ":"'],
  ['nameMatchType', 'forward (the default) or partial'],
  ['type', 'train, bus, ship or plane; several are separated by ":"'],
  ['prefectureCode', 'Two digits of JIS X 0401, such as 13'],
  ['railName', 'Stations of this line, in its order'],
  ['corporationName', 'Of this operator'],
  ['offset', 'From which one on, 1 (the default) the first'],
  ['limit', 'How many at most'],
  ['gcs', 'Datum of positions in the answer: tokyo (the default) or wgs84'],
  ['date', 'YYYYMMDD; today unless given'],
  ['time', 'HHMM; now unless given'],
  ['searchType', 'departure (the default), arrival, firstTrain, lastTrain or plain'],
  ['sort', 'ekispert (the default), time, transfer, price or co2'],
  ['answerCount', 'How many journeys, 1 to 20; 5 unless given'],
  ['addStop', 'true: with the stops between'],
  ['resultDetail', 'addCorporation: the firm of each line; addLive: planned times beside the expected'],
  ['conditionDetail', 'Groups of digits, such as T32212332323191:A23121141:'],
  ['interruptRailList', 'Lines that are not taken, by their whole names, separated by ":"'],
  ['interruptCorporationList', 'Operators that are not taken, separated by ":"'],
  ['fixedRailList', 'Refused by name'],
  ['plane', unlessFalse('planes')],
  ['shinkansen', unlessFalse('shinkansen')],
  ['limitedExpress', unlessFalse('limited expresses')],
  ['bus', unlessFalse('buses')],
  ['wheelchair', 'true: where wheelchairs can go; possible: where nothing is known, too'],
  ['stay', 'Minutes at each place between, separated by ":"'],
  ['viaList', `Two to twenty places in order, separated by ":"; each ${place}`],
  ['from', `Where it begins: ${place}`],
  ['to', 'Where it ends'],
  ['via', 'Where it passes; several are separated by ":"'],
  ['serializeData', 'A course, as an answer handed it out'],
  ['checkEngineVersion', 'false: also one of other timetables'],
  ['sectionIndex', 'Which ride of the course, 1 the first'],
  ['assignInstruction', 'AutoPrevious or AutoNext: the course before or after this one'],
  ['lineCode', 'Another train of a timetable, for the ride that is named'],
  ['fareIndex', 'Which of its fares, separated by ":"'],
  ['geoPoint', 'latitude,longitude,datum,metres (33.9,138.3,wgs84,5000)'],
  ['excludeSameLineStation', 'true: of each line the nearest station alone'],
  ['stationCount', 'How many stations at most'],
  ['upperLimit', 'Minutes'],
  ['transferCount', 'Changes at most'],
  ['waitAverageTime', 'false: without the wait for the first ride'],
  ['baseList', 'Up to five stations, separated by ":"'],
  ['upperMinute', 'Minutes of each of them, separated by ":"'],
  ['upperTransferCount', 'Changes at most of each of them'],
  ['includeBaseStation', 'false: without the stations themselves'],
  ['stationCode', 'One station'],
  ['stationName', 'The same, by its name'],
  ['station', 'Code or name'],
  ['minutes', 'How long from the time on; 60 unless given'],
  ['language', 'Of notices, where they are there in it: en, ja; ja unless given'],
])

/** Parameters that have to be given, each with what it is. */
export function required<const Names extends string>(names: Names): { [Name in Words<Names>]: TString } {
  return texts(names, descriptions)
}

/** Parameters that may be given. */
export function optional<const Names extends string>(names: Names): { [Name in Words<Names>]: TOptional<TString> } {
  return optionalTexts(names, descriptions)
}
