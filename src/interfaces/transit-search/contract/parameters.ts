/** Parameters by operation. `format` is refused with a sentence wherever it stands: the path says which form is wanted. */
import * as Type from 'typebox'
import { optional, required } from './request-texts.ts'

export const versionParameters = Type.Object(optional('format'))

const stationSearch = optional('name code nameMatchType type prefectureCode format')

export const lightStationParameters = Type.Object(stationSearch)

export const stationParameters = Type.Object({
  ...stationSearch,
  ...optional('railName corporationName offset limit gcs'),
})

const { date, time, sort } = optional('date time sort')

/** What forms of courses all searches take. */
const form = {
  date,
  ...optional(
    'answerCount addStop resultDetail language gcs format plane shinkansen limitedExpress bus wheelchair interruptCorporationList interruptRailList',
  ),
}

const search = {
  ...form,
  time,
  sort,
  ...optional('searchType conditionDetail fixedRailList stay'),
}

export const courseParameters = Type.Object({
  ...required('viaList'),
  ...search,
})

const ends = required('from to')
const via = optional('via')

export const nameParameters = Type.Object({ ...ends, ...via, ...search })

export const plainParameters = Type.Object({ ...ends, ...via, ...form, sort })

export const busParameters = Type.Object({ ...ends, ...form })

export const timetableParameters = Type.Object({ ...optional('stationCode stationName code'), date })

export const trainParameters = Type.Object(required('code'))

export const departureParameters = Type.Object({
  ...required('station'),
  date,
  time,
  ...optional('minutes limit language'),
})

const kept = { ...required('serializeData'), ...optional('checkEngineVersion') }

export const keptParameters = Type.Object(kept)

export const sectionParameters = Type.Object({ ...kept, ...required('sectionIndex') })

export const editParameters = Type.Object({
  ...kept,
  ...optional('sectionIndex assignInstruction lineCode assignType date time addStop resultDetail language gcs'),
})

export const recalculateParameters = Type.Object({ ...kept, ...optional('fareIndex gcs') })

export const linkParameters = Type.Object({ ...ends, ...via, date, time, ...optional('searchType') })
