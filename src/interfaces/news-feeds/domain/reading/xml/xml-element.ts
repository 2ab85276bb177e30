import { lookUp } from '../../../../../libraries/json/look-up.ts'

/** An element of a parsed document. Names are looked up in lower case, because feeds disagree on `pubDate` and `pubdate`. */
export interface XmlElement {
  /** The whole name in lower case, with the prefix as written. */
  readonly tag: string
  /** The local name as the document spells it. */
  readonly name: string
  /** What to look the element up by: `title`, or `dc:creator` with the usual prefix of a foreign vocabulary. */
  readonly key: string
  /** The usual prefix of a foreign vocabulary; empty for the elements of the feed format itself. */
  readonly prefix: string
  readonly attributes: Readonly<Record<string, string>>
  /** The address that relative links inside count from, where `xml:base` gives one. */
  readonly base: string | undefined
  readonly language: string | undefined
  readonly children: XmlElement[]
  /** The same by key, once one of them was asked for. */
  byKey: ReadonlyMap<string, readonly XmlElement[]> | undefined
  /** The text and CDATA directly inside, entities resolved. */
  text: string
  /** Text as written and CDATA unwrapped, with the elements between. */
  readonly contents: (string | XmlElement)[]
  /** Whether the document has its end tag. */
  isClosed: boolean
}

const none: readonly XmlElement[] = []

/** The first child under the first of these keys that the element has. */
export function findChild(element: XmlElement | undefined, ...keys: readonly string[]): XmlElement | undefined {
  for (const key of keys) {
    const [found] = listUnder(element, key)
    if (found) return found
  }
  return undefined
}

/** The children under these keys, in the order of the document. */
export function findChildren(
  element: XmlElement | undefined,
  key: string,
  ...others: readonly string[]
): readonly XmlElement[] {
  if (others.length === 0) return listUnder(element, key)
  return element?.children.filter((child) => child.key === key || others.includes(child.key)) ?? none
}

/** An entry is asked for some sixty keys, of which it has ten. Asked for only when the tree is whole. */
function listUnder(element: XmlElement | undefined, key: string): readonly XmlElement[] {
  if (!element || element.children.length === 0) return none
  element.byKey ??= Map.groupBy(element.children, (child) => child.key)
  return element.byKey.get(key) ?? none
}

/** An attribute by its name, given in lower case and written in any, without the space around it; undefined when empty. */
export function readAttribute(element: XmlElement, name: string): string | undefined {
  const written = lookUp(element.attributes, name) ?? findIgnoringCase(element.attributes, name)
  return written?.trim() || undefined
}

function findIgnoringCase(attributes: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.entries(attributes).find(([written]) => written.toLowerCase() === name)?.[1]
}
