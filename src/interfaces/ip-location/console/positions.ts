import { bodyOf } from '../../../../console/src/page/use-answer.ts'
import { readMessage } from '../../../../console/src/server/read-message.ts'
import { isJsonObject } from '../../../libraries/json/json-object.ts'
import { createClient } from '../client.ts'

/** What is known of one address. */
export interface Position {
  readonly address: string
  /** City, region and country, as far as they are known. */
  readonly place: string
  readonly timezone: string
  readonly at: readonly [longitude: number, latitude: number] | undefined
  /** Why it is nowhere. */
  readonly lack?: 'reserved' | 'unknown'
}

/** More points than this hide the map. */
export const maxAddresses = 50

/** Looks addresses up, all in one call. @throws Error with the server's sentence */
export async function locateAll(
  addresses: readonly string[],
  apiKey: string,
  signal: AbortSignal,
): Promise<readonly Position[]> {
  const client = createClient({ baseUrl: location.origin, ...(apiKey !== '' && { key: apiKey }) }).ipLocation
  const answer: unknown = bodyOf(await client.locateMany({ body: [...addresses] }, { signal }), readMessage)
  const found = isJsonObject(answer) ? answer : {}
  return addresses.map((address) => toPosition(address, found[address]))
}

export function toPosition(address: string, record: unknown): Position {
  const read = (name: string) => {
    const value = isJsonObject(record) ? record[name] : undefined
    return typeof value === 'string' ? value : ''
  }
  const [latitude, longitude] = read('loc').split(',').map(Number)
  const isPlace = latitude !== undefined && longitude !== undefined && Number.isFinite(latitude + longitude)
  const isReserved = isJsonObject(record) && record['bogon'] === true
  return {
    address,
    place: [read('city'), read('region'), read('country')].filter((each) => each !== '').join(', '),
    timezone: read('timezone'),
    at: isPlace && read('loc') !== '' ? [longitude, latitude] : undefined,
    ...(isReserved ? { lack: 'reserved' } : !isPlace || read('loc') === '' ? { lack: 'unknown' } : {}),
  }
}
