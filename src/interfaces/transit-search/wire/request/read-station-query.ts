import type { LineStationsQuery, StationQuery } from '../../port.ts'
import { readChoice } from './read-choice.ts'
import { refuse, refuseFormat } from './refuse.ts'
import type { VehicleKind } from '../../domain/place.ts'

export interface StationParameters {
  readonly name?: string | undefined
  readonly code?: string | undefined
  readonly railName?: string | undefined
  readonly corporationName?: string | undefined
  readonly nameMatchType?: string | undefined
  readonly type?: string | undefined
  readonly prefectureCode?: string | undefined
  readonly format?: string | undefined
}

/** Codes, a name, or nothing, which asks for all. */
export type StationRequest =
  | { readonly of: LineStationsQuery }
  | { readonly codes: readonly string[] }
  | { readonly query: StationQuery }

const matches = new Map<string, StationQuery['match']>([
  ['forward', 'forward'],
  ['partial', 'partial'],
])

const kindsOfTypes: ReadonlyMap<string, readonly VehicleKind[]> = new Map([
  ['train', ['train', 'subway', 'tram', 'monorail', 'cable', 'funicular']],
  ['bus', ['bus']],
  ['ship', ['ship']],
  ['plane', ['plane']],
])

const maxCodes = 100

/** `limit` is how many stations of a name are wanted at all. */
export function readStationQuery(parameters: StationParameters, limit: number): StationRequest {
  refuseFormat(parameters)
  const { name, code, railName, corporationName, nameMatchType, type, prefectureCode } = parameters
  if (code !== undefined) return { codes: readCodes(code) }
  if (railName) return { of: { line: railName } }
  if (corporationName) return { of: { operator: corporationName } }
  if (name?.trim() === '')
    throw refuse('name', '"name" is empty; give the beginning of a station’s name, or leave it out.')
  const match = readChoice('nameMatchType', nameMatchType, 'forward', matches)
  return {
    query: {
      name: name?.trim() ?? '',
      match,
      kinds: readKinds(type),
      prefecture: readPrefecture(prefectureCode),
      limit,
    },
  }
}

function readCodes(text: string): readonly string[] {
  const codes = text.split(':')
  if (codes.length > maxCodes)
    throw refuse('code', `"code" names ${codes.length} stations; at most ${maxCodes} are read.`)
  for (const [index, code] of codes.entries())
    if (!/^\d+$/.test(code)) throw refuse('code', `Part ${index + 1} of "code" is "${code}"; a code is made of digits.`)
  return codes
}

/** `bus.local` and the like narrow a type down; all buses are local here. */
export function readKinds(text: string | undefined): readonly VehicleKind[] | undefined {
  if (text === undefined || text === '') return undefined
  return text.split(':').flatMap((type) => readChoice('type', type.split('.', 1)[0] || '?', '', kindsOfTypes))
}

function readPrefecture(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (/^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 47) return text.padStart(2, '0')
  throw refuse('prefectureCode', `"prefectureCode" is "${text}"; it must be a number from 01 to 47 (JIS X 0401).`)
}
