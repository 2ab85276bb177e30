import { dropUndefined } from '../../../libraries/json/drop-undefined.ts'
import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import { Answer, type AnswerOptions } from '../../../kernel/wire/interface/answer.ts'
import { memoize } from '../../../libraries/memoize/memoize.ts'
import { fieldNames, type ipLocation } from '../contract.ts'
import type { Position } from '../port.ts'

export type LocationRecord = ResponseOf<(typeof ipLocation)['operations']['locate']>

export type Field = (typeof fieldNames)[number]

export function isField(name: string): name is Field {
  return fieldNames.some((field) => field === name)
}

/** All fields but the address are the same for everybody in one place: their JSON is written once. */
export function toRecordAnswer(
  ip: string,
  position: Position = nowhere,
  options: AnswerOptions = {},
): Answer<LocationRecord> {
  const { fields, written } = toWireFields(position)
  return new Answer({ ip, ...fields }, options, `{"ip":${JSON.stringify(ip)}${written}`)
}

const nowhere: Position = {}

const toWireFields = memoize((position: Position) => {
  const { latitude, longitude, city, region, country, organisation, postalCode, timeZone } = position
  const loc = latitude === undefined || longitude === undefined ? undefined : toLoc(latitude, longitude)
  const fields = dropUndefined({
    city,
    region,
    country,
    loc,
    org: organisation,
    postal: postalCode,
    timezone: timeZone,
  })
  const json = JSON.stringify(fields)
  return { fields, written: json === '{}' ? '}' : `,${json.slice(1)}` }
})

/** Four decimals, about eleven metres: finer than any such database knows. */
function toLoc(latitude: number, longitude: number): string {
  return `${latitude.toFixed(4)},${longitude.toFixed(4)}`
}
