import { lookup as resolveName, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { OutgoingError } from './outgoing-error.ts'

export interface AddressGuard {
  /** Throws when the host is an address of its own that may not be reached; names are checked when they are resolved. */
  checkHost(url: URL): void
  /**
   * Resolves a name and gives the connection only addresses that may be reached. The connection uses what was checked,
   * so a name server that answers differently the second time (DNS rebinding) gains nothing.
   */
  readonly lookup: LookupFunction
}

export interface AddressGuardOptions {
  /** Which addresses may be reached; public ones alone unless given. */
  readonly isAllowed?: (address: string) => boolean
  /** In place of the system's resolver. */
  readonly lookup?: LookupFunction
}

export function createAddressGuard({
  isAllowed = isPublicAddress,
  lookup: resolve = resolveName,
}: AddressGuardOptions): AddressGuard {
  return {
    checkHost({ hostname }) {
      const address = hostname.replace(/^\[|\]$/g, '')
      if (isIP(address) && !isAllowed(address)) throw refusal(hostname)
    },
    lookup(hostname, options, callback) {
      resolve(hostname, { ...options, all: true }, (error, found) => {
        if (error) return callback(error, [])
        const [first, ...rest] = [found]
          .flat()
          .flatMap(toLookupAddress)
          .filter(({ address }) => isAllowed(address))
        if (!first) return callback(refusal(hostname), [])
        if (options.all) callback(null, [first, ...rest])
        else callback(null, first.address, first.family)
      })
    },
  }
}

/** The guard of a server whose operator trusts its own network: `MAINSTAY_ALLOW_PRIVATE_ADDRESSES`. */
export function guardFor(settings: { readonly MAINSTAY_ALLOW_PRIVATE_ADDRESSES: boolean }): AddressGuardOptions {
  return settings.MAINSTAY_ALLOW_PRIVATE_ADDRESSES ? { isAllowed: () => true } : {}
}

/**
 * Whether an address belongs to the open internet: IPv4 outside every special range, IPv6 inside 2000::/3 and outside
 * them. IPv4 inside IPv6 (mapped, 6to4, Teredo, NAT64) is refused, or judged as the IPv4 address that it is.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || address.match(ipaddr.parseCIDR('2000::/3'))
}

function toLookupAddress(found: string | LookupAddress): LookupAddress[] {
  return typeof found === 'string' ? [{ address: found, family: isIP(found) }] : [found]
}

function refusal(hostname: string): OutgoingError {
  return new OutgoingError(
    'private_address',
    `${hostname} is an address inside this network; set MAINSTAY_ALLOW_PRIVATE_ADDRESSES=1 if it may be fetched from.`,
  )
}
