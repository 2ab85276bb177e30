import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { memoizeRecent } from '../../../libraries/memoize/memoize-recent.ts'

export interface Address {
  /** Canonical text: IPv6 compressed (RFC 5952), an IPv4-mapped address as IPv4. */
  readonly text: string
  readonly family: 4 | 6
  /** Whether it can be somewhere: not private, loopback, documentation, multicast or otherwise reserved. */
  readonly isPublic: boolean
}

/** Ranges that ipaddr.js sets apart although they are routed on the public internet. */
const routed = new Set(['unicast', '6to4', 'teredo', 'as112', 'as112v6', 'amt'])

/** Reads an IPv4 address in four decimal parts or an IPv6 address; anything else is undefined. */
export function parseAddress(text: string): Address | undefined {
  return text.length > maxAddressLength ? undefined : parseRecent(text)
}

/** Characters of an IPv6 address that ends in an IPv4 one, all written out. */
const maxAddressLength = 45

const parseRecent = memoizeRecent(10_000, (text: string): Address | undefined => {
  // isIP first: ipaddr.js would also take the old octal, hexadecimal and short forms of inet_aton.
  const version = isIP(text)
  if (version === 0 || text.includes('%')) return undefined
  if (version === 4) {
    const range = new ipaddr.IPv4(text.split('.').map(Number)).range()
    return { text, family: 4, isPublic: routed.has(range) }
  }
  const parsed = ipaddr.process(text)
  return { text: parsed.toString(), family: parsed.kind() === 'ipv4' ? 4 : 6, isPublic: routed.has(parsed.range()) }
})
