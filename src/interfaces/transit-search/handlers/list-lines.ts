import { dropUndefined } from '../../../libraries/json/drop-undefined.ts'
import type { Handler } from '../../../kernel/wire/interface.ts'
import type { transitSearch } from '../contract.ts'
import type { TransitSearch } from '../port.ts'
import type { Settings } from '../settings.ts'
import { chooseRepetition } from '../wire/answer/repeat-element.ts'
import { toVersions } from '../wire/answer/versions.ts'
import { writeAnswer } from '../wire/answer/write-answer.ts'
import { toColor } from '../wire/course/to-color.ts'
import { toWireType } from '../wire/position/to-wire-station.ts'
import { readCount } from '../wire/request/read-choice.ts'
import { readKinds } from '../wire/request/read-station-query.ts'
import { readStationChoice } from '../wire/request/read-station-choice.ts'
import { refuse } from '../wire/request/refuse.ts'
import { refuseUnservedParameters, type UnservedParameters } from '../wire/request/refuse-unserved.ts'
import type { LineDescription } from '../domain/journey.ts'

type Operations = (typeof transitSearch)['operations']

const maxOffset = 1_000_000
const maxPage = 100
/** Metres within which another station's lines are near. */
const nearby = 500
const maxNearby = 50

const noCodes = { harmless: [], because: 'feeds have no codes for it; names are taken' }
const noHistory = { harmless: [], because: 'feeds have no names of the past' }
const noPrefectures = { harmless: [], because: 'feeds do not tell the prefectures of stations' }

const unservedOfLines: UnservedParameters = {
  oldName: noHistory,
  corporationCode: noCodes,
  prefectureCode: noPrefectures,
  serializeData: { harmless: [], because: '/course/timetable has the trains of a course’s line' },
}

const unservedOfOperators: UnservedParameters = { code: noCodes, oldName: noHistory, prefectureCode: noPrefectures }

interface Paged {
  readonly offset?: string | undefined
  readonly limit?: string | undefined
}

function pageOf<Row>(rows: readonly Row[], { offset, limit }: Paged) {
  const first = readCount('offset', offset, 1, maxOffset)
  const page = rows.slice(first - 1, first - 1 + readCount('limit', limit, maxPage, maxPage))
  return { max: String(rows.length), offset: String(first), page }
}

/** Lines by the beginning of a name, by operator, or those that go from a station to another. */
export const findLines: Handler<Operations['findLines'], TransitSearch, Settings> = async (input, context) => {
  refuseUnservedParameters(input.url, unservedOfLines)
  const { name = '', corporationName, from, to, type } = input.query
  const between = from || to ? { from: readStationChoice({ from }), to: readStationChoice({ to }) } : undefined
  const lines = await context.engine.listLines(between ? { between } : {}, context)
  const kinds = readKinds(type)
  const found = lines.filter(
    ({ line, operator, vehicle }) =>
      line.startsWith(name) &&
      (!corporationName || operator === corporationName) &&
      (!kinds || kinds.includes(vehicle)),
  )
  const { page, ...range } = pageOf(found.map(toLine), input.query)
  const repeat = chooseRepetition(context.settings.TRANSIT_SEARCH_COLLAPSE)
  const ResultSet = dropUndefined({ ...toVersions(await context.engine.listFeeds()), ...range, Line: repeat(page) })
  return writeAnswer({ ResultSet }, input)
}

export const findOperators: Handler<Operations['findOperators'], TransitSearch, Settings> = async (input, context) => {
  refuseUnservedParameters(input.url, unservedOfOperators)
  const { name, corporationName = '', type } = input.query
  const kinds = readKinds(type)
  const lines = await context.engine.listLines({}, context)
  const byOperator = Map.groupBy(lines, ({ operator }) => operator)
  const found = [...byOperator].flatMap(([operator, [first]]) =>
    first &&
    operator !== '' &&
    operator.startsWith(name ?? corporationName) &&
    (!kinds || kinds.includes(first.vehicle))
      ? [{ Name: operator, Type: toWireType(first.vehicle) }]
      : [],
  )
  const { page, ...range } = pageOf(found, input.query)
  const repeat = chooseRepetition(context.settings.TRANSIT_SEARCH_COLLAPSE)
  const ResultSet = dropUndefined({
    ...toVersions(await context.engine.listFeeds()),
    ...range,
    Corporation: repeat(page),
  })
  return writeAnswer({ ResultSet }, input)
}

/** Lines of a station and of those around it; of exits and of what helps people feeds say nothing, so those are empty. */
export const readStationInformation: Handler<Operations['readStationInformation'], TransitSearch, Settings> = async (
  input,
  context,
) => {
  const { engine, signal } = context
  const place = readStationChoice({ code: input.query.code })
  const types = (input.query.type || 'rail').split(':')
  const own = await engine.listLines({ at: place }, { signal })
  const Information = await Promise.all(
    types.map(async (type) => {
      if (type === 'rail') return { Type: type, ...toLists(own, context.settings) }
      if (type === 'nearrail')
        return { Type: type, ...toLists(await listNear(input.query.code, own, context), context.settings) }
      return { Type: readInformationType(type) }
    }),
  )
  return writeAnswer({ ResultSet: { ...toVersions(await engine.listFeeds()), Information } }, input)
}

function readInformationType(type: string): string {
  if (type === 'exit' || type === 'welfare') return type
  throw refuse('type', `"type" has "${type}"; it can have rail, nearrail, exit and welfare, with colons between.`)
}

async function listNear(
  code: string,
  own: readonly LineDescription[],
  { engine, signal }: { readonly engine: TransitSearch; readonly signal: AbortSignal },
): Promise<readonly LineDescription[]> {
  const station = await engine.readStation(code)
  if (!station) return []
  const query = { position: station, radius: nearby, skipsKnownLines: false, maxStations: maxNearby }
  const near = await engine.findNearby(query, { signal })
  const others = near.filter((each) => each.station.code !== code)
  const lines = await Promise.all(
    others.map((each) => engine.listLines({ at: { code: each.station.code } }, { signal })),
  )
  const keyOf = ({ operator, line }: LineDescription) => `${operator}\n${line}`
  const known = new Set(own.map(keyOf))
  const found = new Map(lines.flat().map((line) => [keyOf(line), line]))
  return [...found].flatMap(([key, line]) => (known.has(key) ? [] : [line]))
}

function toLists(lines: readonly LineDescription[], { TRANSIT_SEARCH_COLLAPSE: collapse }: Settings) {
  const repeat = chooseRepetition(collapse)
  const operators = [...new Set(lines.map(({ operator }) => operator))]
  return dropUndefined({
    Corporation: repeat(operators.map((Name) => ({ Name }))),
    Line: repeat(
      lines.map((line) => ({ corporationIndex: String(operators.indexOf(line.operator) + 1), ...toLine(line) })),
    ),
  })
}

function toLine({ line, vehicle, isHighSpeed, color }: LineDescription) {
  return { Name: line, Type: toWireType(vehicle, isHighSpeed), Color: toColor(color) }
}
