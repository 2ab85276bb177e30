import * as Type from 'typebox'
import { optionalText, text } from './envelope.ts'

/** Refused with a sentence: the path says which form is wanted. */
const format = optionalText('Not taken: json or xml stands in the path')
const resultDetail = optionalText('addCorporation: with the firm of each line')
const gcs = optionalText('Datum of positions in the answer: tokyo (the default) or wgs84')
const type = optionalText('train, bus, ship or plane; several are separated by ":"')
const prefectureCode = optionalText('Two digits of JIS X 0401, such as 13')

export const versionParameters = Type.Object({ format })

const stationSearch = {
  name: optionalText('Its beginning, in kanji, kana or Latin letters'),
  code: optionalText('Codes, separated by ":"'),
  nameMatchType: optionalText('forward (the default) or partial'),
  type,
  prefectureCode,
}

export const lightStationParameters = Type.Object({ ...stationSearch, format })

export const stationParameters = Type.Object({
  ...stationSearch,
  offset: optionalText('From which station on, 1 (the default) the first'),
  limit: optionalText('How many stations, 1 to 100 (the default)'),
  gcs,
  format,
})

const date = optionalText('YYYYMMDD; today unless given')

const search = {
  date,
  time: optionalText('HHMM; now unless given'),
  searchType: optionalText('departure (the default), arrival, firstTrain, lastTrain or plain'),
  sort: optionalText('ekispert (the default), time, transfer, price or co2'),
  answerCount: optionalText('How many journeys, 1 to 20; 5 unless given'),
  addStop: optionalText('true: with the stops between'),
  resultDetail,
  gcs,
  format,
}

const place = 'a code, a name, or latitude,longitude,datum (35.6812,139.7671,wgs84)'

export const courseParameters = Type.Object({
  viaList: text(`Two to twenty places in order, separated by ":"; each ${place}`),
  ...search,
})

const ends = {
  from: text(`Where it begins: ${place}`),
  to: text('Where it ends'),
  via: optionalText('Where it passes; several are separated by ":"'),
}

export const nameParameters = Type.Object({ ...ends, ...search })

export const plainParameters = Type.Object({
  ...ends,
  date,
  sort: search.sort,
  answerCount: search.answerCount,
  addStop: search.addStop,
  resultDetail,
  gcs,
  format,
})

export const busParameters = Type.Object({
  from: text('Code or name of a bus stop'),
  to: text('Code or name of a bus stop'),
  date,
  answerCount: search.answerCount,
  addStop: search.addStop,
  resultDetail,
  gcs,
  format,
})
