import { isIP } from 'node:net'
import { memoizeRecent } from '../../../libraries/memoize/memoize-recent.ts'

const maxKept = 1000

/**
 * Whether a server answers to the name in a `Host` header. A foreign page can point a name of its own at this machine (DNS
 * rebinding), but no name that is listed here, and no address: an address needs no name. A `localhost` name is always
 * this machine (RFC 6761, section 6.3). Requests without the header come from no browser.
 *
 * @param names `example.com`; `.example.com` for all below it; `*` for every name
 */
export function createHostCheck(names: readonly string[]): (host: string | undefined) => boolean {
  const known = ['localhost', '.localhost', ...names].map((name) => name.toLowerCase())
  const exact = new Set(known)
  const ends = known.filter((name) => name.startsWith('.'))
  const check = (host: string): boolean => {
    const name = readHostName(host)
    if (name === undefined) return false
    return isIP(name) !== 0 || exact.has(name) || ends.some((end) => name.endsWith(end))
  }
  const checkOnce = memoizeRecent(maxKept, exact.has('*') ? (host: string) => readHostName(host) !== undefined : check)
  return (host) => host === undefined || checkOnce(host)
}

/** The name or address before the port, in lower case; undefined for what is neither. */
function readHostName(host: string): string | undefined {
  const [, address, name] = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d*)?$/i.exec(host) ?? []
  return (address ?? name)?.toLowerCase().replace(/\.$/, '')
}
