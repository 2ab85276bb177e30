import { ServiceError } from '../../kernel/errors.ts'
import { dropUndefined } from '../../kernel/drop-undefined.ts'
import { remember } from '../../kernel/remember.ts'
import type { Handlers } from '../../kernel/interface.ts'
import type { ResponseOf } from '../../kernel/contract.ts'
import type { ipLocation } from './contract.ts'
import type { IpLocator, Position } from './engine.ts'
import { parseAddress } from './parse-address.ts'

export const handlers: Handlers<typeof ipLocation, IpLocator> = {
  async locate({ params }, { engine }) {
    const address = parseAddress(params.address)
    if (!address) throw new ServiceError('wrong_address', 404, `"${params.address}" is not an IPv4 or IPv6 address.`)
    if (!address.isPublic) return { ip: params.address, bogon: true }
    const position = await engine.locate(address.text, address.family)
    return position ? { ip: params.address, ...toWireFields(position) } : { ip: params.address }
  },
}

type LocationRecord = ResponseOf<(typeof ipLocation)['operations']['locate']>

const toWireFields = remember((position: Position): Omit<LocationRecord, 'ip'> => {
  const { latitude, longitude, city, region, country, organisation, postalCode, timeZone } = position
  const loc = latitude === undefined || longitude === undefined ? undefined : toLoc(latitude, longitude)
  return dropUndefined({ city, region, country, loc, org: organisation, postal: postalCode, timezone: timeZone })
})

/** Four decimals, about eleven metres: finer than any such database knows. */
function toLoc(latitude: number, longitude: number): string {
  return `${latitude.toFixed(4)},${longitude.toFixed(4)}`
}
