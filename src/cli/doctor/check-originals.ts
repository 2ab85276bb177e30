import type { ReadEnvironment } from '../../kernel/foundation/config/read-settings-files.ts'
import { OperatorError } from '../../libraries/errors/operator-error.ts'
import { findConnectFault, toPlace } from './find-connect-fault.ts'
import { fault, type Finding, good } from './finding.ts'

const addressSetting = /_UPSTREAM_URL$|^DATABASE_URL$|^REDIS_URL$/

/** Whether what the settings name elsewhere can be reached: originals, databases, Redis. Nothing is asked of them. */
export async function checkOriginals({ environment }: ReadEnvironment): Promise<readonly Finding[]> {
  const named = Object.entries(environment).flatMap(([name, value]) =>
    addressSetting.test(name) && value ? value.split(',').map((address) => ({ name, address: address.trim() })) : [],
  )
  return Promise.all(named.map(({ name, address }) => checkAddress(name, address)))
}

async function checkAddress(name: string, address: string): Promise<Finding> {
  try {
    const place = toPlace(address)
    const fails = await findConnectFault(place)
    const shown = `${place.host}:${place.port}`
    if (fails === undefined) return good('reach', `${shown} (${name}) can be reached.`)
    return fault(
      'reach',
      `${shown} (${name}) cannot be reached: ${fails}. See the address, the network and whether it runs.`,
    )
  } catch (thrown) {
    if (thrown instanceof OperatorError) return fault('reach', `${name}: ${thrown.message}`)
    throw thrown
  }
}
