import { decodeXml } from './decode-xml.ts'

/** One element of a page, found in its XML. */
export interface Element {
  /** What stands between the name and `>`. */
  readonly attributes: string
  /** As it is written. */
  readonly content: string
  /** Where it ends. */
  readonly end: number
}

/**
 * The first `<name …>` from a place on. Made for the fixed shape of MediaWiki's export (mediawiki.org/wiki/Help:Export): no
 * element holds one of its own name, and `<` and `>` in data are always `&lt;` and `&gt;`.
 */
export function findElement(xml: string, name: string, from = 0): Element | undefined {
  const opening = `<${name}`
  for (let at = xml.indexOf(opening, from); at >= 0; at = xml.indexOf(opening, at + 1)) {
    const after = at + opening.length
    if (!isNameEnd(xml.charCodeAt(after))) continue
    const tagEnd = xml.indexOf('>', after)
    if (tagEnd < 0) return undefined
    const attributes = xml.slice(after, tagEnd)
    if (attributes.endsWith('/')) return { attributes, content: '', end: tagEnd + 1 }
    const end = xml.indexOf(`</${name}`, tagEnd)
    return end < 0 ? undefined : { attributes, content: xml.slice(tagEnd + 1, end), end }
  }
  return undefined
}

/** Space, line end, slash or `>`. */
function isNameEnd(code: number): boolean {
  return code <= 0x20 || code === 0x2f || code === 0x3e
}

/** An element's text; undefined where there is none. */
export function readText(xml: string, name: string): string | undefined {
  const element = findElement(xml, name)
  return element && decodeXml(element.content)
}

export function readNumber(xml: string, name: string): number | undefined {
  const text = findElement(xml, name)?.content.trim()
  const number = Number(text)
  return text && Number.isSafeInteger(number) ? number : undefined
}

/** An attribute's value; attributes come in any order. */
export function readAttribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s{0,20}=\\s{0,20}(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : decodeXml(value)
}
