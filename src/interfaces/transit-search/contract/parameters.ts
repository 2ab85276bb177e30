/** Parameters by operation. `format` is refused with a sentence wherever it stands: the path says which form is wanted. */
import * as Type from 'typebox'
import { optionalText, optionalTexts, text, texts } from './envelope.ts'

export const versionParameters = Type.Object(optionalTexts('format'))

const stationSearch = optionalTexts('name code nameMatchType type prefectureCode format')

export const lightStationParameters = Type.Object(stationSearch)

export const stationParameters = Type.Object({
  ...stationSearch,
  ...optionalTexts('railName corporationName offset limit gcs'),
})

const date = optionalText('YYYYMMDD')
const time = optionalText('HHMM')
const sort = optionalText()

/** What forms of courses all searches take. */
const form = {
  date,
  ...optionalTexts(
    'answerCount addStop resultDetail gcs format plane shinkansen limitedExpress bus interruptCorporationList interruptRailList',
  ),
}

const search = {
  ...form,
  time,
  sort,
  ...optionalTexts('searchType conditionDetail fixedRailList'),
}

export const courseParameters = Type.Object({
  viaList: text('Codes or names, with colons between'),
  ...search,
})

const ends = texts('from to')
const via = optionalTexts('via')

export const nameParameters = Type.Object({ ...ends, ...via, ...search })

export const plainParameters = Type.Object({ ...ends, ...via, ...form, sort })

export const busParameters = Type.Object({ ...ends, ...form })

export const timetableParameters = Type.Object({ ...optionalTexts('stationCode stationName code'), date })

export const trainParameters = Type.Object(texts('code'))

export const departureParameters = Type.Object({ ...texts('station'), date, time, ...optionalTexts('minutes limit') })

const kept = { ...texts('serializeData'), ...optionalTexts('checkEngineVersion') }

export const keptParameters = Type.Object(kept)

export const sectionParameters = Type.Object({ ...kept, ...texts('sectionIndex') })

export const editParameters = Type.Object({
  ...kept,
  ...optionalTexts('sectionIndex assignInstruction lineCode assignType date time addStop resultDetail gcs'),
})

export const recalculateParameters = Type.Object({ ...kept, ...optionalTexts('fareIndex gcs') })

export const linkParameters = Type.Object({ ...ends, ...via, date, time, ...optionalTexts('searchType') })
