import { ServiceError } from '../../kernel/errors/service-error.ts'
import { dropUndefined } from '../../kernel/config/drop-undefined.ts'
import { memoize } from '../../kernel/memoize/memoize.ts'
import { Answer } from '../../kernel/http/answer.ts'
import type { Handlers } from '../../kernel/interface.ts'
import type { ResponseOf } from '../../kernel/contract.ts'
import type { ipLocation } from './contract.ts'
import type { IpLocator, Position } from './port.ts'
import { parseAddress } from './domain/parse-address.ts'

export const handlers: Handlers<typeof ipLocation, IpLocator> = {
  async locate({ params }, { engine }) {
    const address = parseAddress(params.address)
    if (!address) throw new ServiceError('wrong_address', 404, `"${params.address}" is not an IPv4 or IPv6 address.`)
    if (!address.isPublic) return { ip: params.address, bogon: true }
    return toAnswer(params.address, await engine.locate(address.text, address.family))
  },
}

type LocationRecord = ResponseOf<(typeof ipLocation)['operations']['locate']>

/** All fields but the address are the same for everybody in one place: their JSON is written once. */
function toAnswer(ip: string, position: Position = nowhere): Answer<LocationRecord> {
  const { fields, written } = toWireFields(position)
  return new Answer({ ip, ...fields }, {}, `{"ip":${JSON.stringify(ip)}${written}`)
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
