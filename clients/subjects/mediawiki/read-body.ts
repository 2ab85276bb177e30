import { toComparable, toComparableText } from './to-comparable.ts'
import { toShape } from './to-shape.ts'

/** Answers that hold this hold pages that were drawn, or the first of those that were found: which ones is the engine's own. */
const randomPages = /"g?rncontinue"/
const firstFound = /"sroffset"/

/** An answer's body as it is compared: JSON, a call of JSONP with JSON in it, or text; `wikis` are addresses that either may name. */
export function readBody(body: string, wikis: readonly string[]): unknown {
  const text = wikis.reduce(hideAddress, body)
  const jsonp = /^\/\*\*\/(\w+)\(([^]*)\)$/.exec(text)
  try {
    if (jsonp) return { callback: jsonp[1], json: toComparable(JSON.parse(jsonp[2] ?? '')) }
    const answer: unknown = JSON.parse(text, firstFound.test(text) ? toShapeOfFound : undefined)
    return randomPages.test(text) ? toShape(answer) : toComparable(answer)
  } catch {
    return toComparableText(text)
  }
}

/** What a client got, such as titles or an object of its own, as it is compared. */
export function readResult(result: unknown, wikis: readonly string[]): unknown {
  return readBody(JSON.stringify(result) ?? '"nothing"', wikis)
}

function toShapeOfFound(key: string, value: unknown): unknown {
  return key === 'search' && Array.isArray(value) ? value.map((page) => toShape(page)) : value
}

/** A wiki may lie below a path of its server. */
function hideAddress(text: string, wiki: string): string {
  const { host, hostname, pathname } = new URL(wiki)
  return text
    .replaceAll(wiki, 'http://wiki')
    .replaceAll(host, 'wiki')
    .replaceAll(`"servername":"${hostname}"`, '"servername":"wiki"')
    .replaceAll(pathname === '/' ? '/' : `${pathname}/`, '/')
}
