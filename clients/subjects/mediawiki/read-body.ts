import { toComparable, toComparableText } from './to-comparable.ts'

/** An answer's body as it is compared: JSON, a call of JSONP with JSON in it, or text; `wikis` are addresses that either may name. */
export function readBody(body: string, wikis: readonly string[]): unknown {
  const text = wikis.reduce(hideAddress, body)
  const jsonp = /^\/\*\*\/(\w+)\(([^]*)\)$/.exec(text)
  try {
    if (jsonp) return { callback: jsonp[1], json: toComparable(JSON.parse(jsonp[2] ?? '')) }
    return toComparable(JSON.parse(text))
  } catch {
    return toComparableText(text)
  }
}

/** What a client got, such as titles or an object of its own, as it is compared. */
export function readResult(result: unknown, wikis: readonly string[]): unknown {
  return readBody(JSON.stringify(result) ?? '"nothing"', wikis)
}

function hideAddress(text: string, wiki: string): string {
  const { host, hostname } = new URL(wiki)
  return text
    .replaceAll(wiki, 'http://wiki')
    .replaceAll(host, 'wiki')
    .replaceAll(`"servername":"${hostname}"`, '"servername":"wiki"')
}
