/** What an address may not hold as it is. */
const unsafe = /[\0- "<>[\\\]^`{|}\u{7f}-\u{10ffff}]+/gu
const escape = /%[\da-f]{2}/gi

/** Characters with a meaning of their own, by the part of an address that they have it in: those stay escaped. */
const reserved = { path: '"#%<>[\\]^`{|}/?', query: '"#%<>[\\]^`{|}&=+;', fragment: '"#%<>[\\]^`{|}' } as const

/** An address as MediaWiki keeps it: escaped where it has to be, and nowhere else. */
export function normalizeUrl(address: string): string {
  const url = address.replaceAll(unsafe, (text) => encodeURIComponent(text.toWellFormed()))
  const hash = placeOf(url, url.indexOf('#'), url.length)
  const question = placeOf(url, url.indexOf('?'), hash)
  const host = url.indexOf('//')
  const path = placeOf(url, host < 0 ? -1 : url.indexOf('/', host + 2), question)
  return (
    url.slice(0, path) +
    decodeHarmless(url.slice(path, question), reserved.path) +
    decodeHarmless(url.slice(question, hash), reserved.query) +
    decodeHarmless(url.slice(hash), reserved.fragment)
  )
}

/** Where a part begins; at the end of the parts before it where there is none. */
function placeOf(url: string, found: number, end: number): number {
  return found < 0 || found > end ? Math.min(end, url.length) : found
}

function decodeHarmless(part: string, kept: string): string {
  return part.replaceAll(escape, (code) => {
    const byte = Number.parseInt(code.slice(1), 16)
    const sign = String.fromCharCode(byte)
    return byte > 0x20 && byte < 0x7f && !kept.includes(sign) ? sign : code.toUpperCase()
  })
}
