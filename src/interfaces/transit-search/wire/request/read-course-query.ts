import type { LineConditions } from '../../domain/line-conditions.ts'
import type { Datum } from '../position/datum.ts'
import { readLanguage } from '../answer/to-notice.ts'
import { readChoice, readCount } from './read-choice.ts'
import { type ConditionParameters, readConditions } from './read-conditions.ts'
import { type Clock, readMomentAt } from './read-moment.ts'
import { maxPlaces, readPlaces } from './read-place.ts'
import { readStays } from './read-stays.ts'
import { readSwitch } from './read-switch.ts'
import { refuse, refuseFormat } from './refuse.ts'
import type { JourneyOrder, JourneyQuery, SearchKind } from '../../domain/journey.ts'

/** The parameters of all route searches. */
export interface CourseParameters extends ConditionParameters {
  readonly viaList?: string | undefined
  readonly from?: string | undefined
  readonly via?: string | undefined
  readonly to?: string | undefined
  readonly stay?: string | undefined
  readonly date?: string | undefined
  readonly time?: string | undefined
  readonly searchType?: string | undefined
  readonly sort?: string | undefined
  readonly answerCount?: string | undefined
  readonly addStop?: string | undefined
  readonly resultDetail?: string | undefined
  readonly language?: string | undefined
  readonly gcs?: string | undefined
  readonly format?: string | undefined
}

export interface CourseRequest {
  readonly query: JourneyQuery
  readonly gcs: Datum
  readonly addsStops: boolean
  /** Firms of the lines, which clients that do not ask for them stumble over. */
  readonly addsOperators: boolean
  /** Planned times beside those to be expected, and notices. */
  readonly addsLive: boolean
  readonly language: string
}

const kinds: ReadonlyMap<string, SearchKind> = new Map([
  ['departure', 'departure'],
  ['arrival', 'arrival'],
  ['firstTrain', 'firstTrain'],
  ['lastTrain', 'lastTrain'],
  ['plain', 'average'],
])

/** There are no passes here: an order by what a pass costs is one by what a ride costs. */
const orders: ReadonlyMap<string, JourneyOrder> = new Map([
  ['ekispert', 'best'],
  ['time', 'time'],
  ['transfer', 'changes'],
  ['price', 'price'],
  ['co2', 'emissions'],
  ...['teiki', 'teiki1', 'teiki3', 'teiki6'].map((pass): [string, JourneyOrder] => [pass, 'price']),
])

const datums: ReadonlyMap<string, Datum> = new Map([
  ['tokyo', 'tokyo'],
  ['wgs84', 'wgs84'],
])

/** What one waits for on average is measured around noon unless a time is given, not around the time of asking. */
const timeOfAverages = '1200'

const usualAnswerCount = 5
const maxAnswerCount = 20

/** What the path says already. */
export interface SearchWay {
  readonly kind?: SearchKind
  readonly lines?: LineConditions
}

export async function readCourseQuery(
  parameters: CourseParameters,
  clock: Clock,
  { kind, lines }: SearchWay = {},
): Promise<CourseRequest> {
  refuseFormat(parameters)
  const chosen = kind ?? readChoice('searchType', parameters.searchType, 'departure', kinds)
  const time = parameters.time || (chosen === 'average' ? timeOfAverages : undefined)
  const { order, ...conditions } = readConditions(parameters, lines)
  const sort = readChoice('sort', parameters.sort, 'ekispert', orders)
  const places = listPlaces(parameters)
  const stays = readStays(parameters.stay, places, chosen)
  const query = {
    places,
    kind: chosen,
    ...(await readMomentAt({ kind: chosen, date: parameters.date, time }, places, clock)),
    order: sort === 'best' ? (order ?? sort) : sort,
    maxJourneys: readCount('answerCount', parameters.answerCount, usualAnswerCount, maxAnswerCount),
    ...conditions,
    ...(stays && { stays }),
  }
  return {
    query,
    gcs: readDatum(parameters.gcs),
    addsStops: readSwitch('addStop', parameters.addStop, 'false'),
    ...readDetails(parameters),
  }
}

/** What is returned of lines besides. */
export function readDetails({ resultDetail = '', language }: Pick<CourseParameters, 'resultDetail' | 'language'>) {
  const details = resultDetail.split(':')
  return {
    addsOperators: details.includes('addCorporation'),
    addsLive: details.includes('addLive'),
    language: readLanguage(language),
  }
}

export function readDatum(text: string | undefined): Datum {
  return readChoice('gcs', text, 'tokyo', datums)
}

function listPlaces({ viaList, from = '', via, to = '' }: CourseParameters): JourneyQuery['places'] {
  const places =
    viaList === undefined
      ? [...readOne('from', from), ...(via ? readPlaces('via', via) : []), ...readOne('to', to)]
      : readPlaces('viaList', viaList)
  if (places.length < 2)
    throw refuse('viaList', '"viaList" names one place; a journey needs a departure and an arrival.')
  if (places.length <= maxPlaces) return places
  throw refuse('via', `"from", "via" and "to" name ${places.length} places; at most ${maxPlaces} are searched at once.`)
}

function readOne(field: string, text: string): JourneyQuery['places'] {
  const places = readPlaces(field, text)
  if (places.length === 1) return places
  throw refuse(field, `"${field}" names ${places.length} places; it takes one, and "via" takes those between.`)
}
