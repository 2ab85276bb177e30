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
  contents: (string | XmlElement)[]
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

/** Whether there are elements of other vocabularies among the children; most entries have none, and need not be asked for each. */
export function hasForeignChildren({ children }: XmlElement): boolean {
  for (const { prefix } of children) if (prefix !== '') return true
  return false
}

/** An entry is asked for some sixty keys, of which it has ten. Asked for only when the tree is whole. */
function listUnder(element: XmlElement | undefined, key: string): readonly XmlElement[] {
  if (!element || element.children.length === 0) return none
  element.byKey ??= groupByKey(element.children)
  return element.byKey.get(key) ?? none
}

/** `Map.groupBy` takes twice as long for the ten children of an entry. */
function groupByKey(children: readonly XmlElement[]): ReadonlyMap<string, readonly XmlElement[]> {
  const groups = new Map<string, XmlElement[]>()
  for (const child of children) {
    const group = groups.get(child.key)
    if (group) group.push(child)
    else groups.set(child.key, [child])
  }
  return groups
}

/** An attribute by its name, given in lower case and written in any, without the space around it; undefined when empty. */
export function readAttribute(element: XmlElement, name: string): string | undefined {
  const written = lookUp(element.attributes, name) ?? findIgnoringCase(element.attributes, name)
  return written?.trim() || undefined
}

function findIgnoringCase(attributes: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.entries(attributes).find(([written]) => written.toLowerCase() === name)?.[1]
}
