import type { Pair } from './request-draft.ts'

/** RFC 3986 lets these stand in a path segment; encoded, an IPv6 address would be hard to read. */
export function encodePathSegment(text: string): string {
  return encodeURIComponent(text).replace(/%3A|%40|%2C/g, decodeURIComponent)
}

/** RFC 3986 lets these stand in a query too. */
export function encodeQuery(pairs: readonly Pair[]): string {
  return pairs.map(([name, value]) => `${encodeQueryText(name)}=${encodeQueryText(value)}`).join('&')
}

function encodeQueryText(text: string): string {
  return encodeURIComponent(text).replace(/%3A|%40|%2C|%2F/g, decodeURIComponent)
}

/** The path with its query, from the server's root. */
export function addressOf(call: { readonly path: string; readonly query: readonly Pair[] }): string {
  return call.query.length > 0 ? `${call.path}?${encodeQuery(call.query)}` : call.path
}
