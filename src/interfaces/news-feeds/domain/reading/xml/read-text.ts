import { findChild, type XmlElement } from './xml-element.ts'

const cdataStart = '<![CDATA['
const cdataEnd = ']]>'

/** The text of an element; when markup was put into it unescaped, that markup. Undefined when there is none. */
export function readText(source: string, element: XmlElement | undefined): string | undefined {
  if (!element) return undefined
  const text = element.children.length > 0 ? readMarkup(source, element) : element.text
  return text.trim() || undefined
}

/** The text of the first child under one of these keys that has any. */
export function readChildText(source: string, parent: XmlElement | undefined, ...keys: readonly string[]) {
  for (const key of keys) {
    for (const child of parent?.children ?? []) {
      const text = child.key === key ? readText(source, child) : undefined
      if (text !== undefined) return text
    }
  }
  return undefined
}

/** What stands between the tags of an element, as it stands there, CDATA unwrapped. */
export function readMarkup(source: string, element: XmlElement): string {
  return unwrapCdata(source.slice(element.contentStart, element.contentEnd)).trim()
}

function unwrapCdata(markup: string): string {
  let unwrapped = ''
  let position = 0
  for (let start = markup.indexOf(cdataStart); start >= 0; start = markup.indexOf(cdataStart, position)) {
    const end = markup.indexOf(cdataEnd, start)
    unwrapped += markup.slice(position, start)
    unwrapped += markup.slice(start + cdataStart.length, end < 0 ? undefined : end)
    position = end < 0 ? markup.length : end + cdataEnd.length
  }
  return unwrapped + markup.slice(position)
}

/** The `div` that XHTML has to be wrapped in and that is no part of it (RFC 4287, section 3.1.1.3). */
export function findWrappingDiv(element: XmlElement): XmlElement | undefined {
  const div = findChild(element, 'xhtml:div', 'div')
  return element.children.length === 1 && element.text.trim() === '' ? div : undefined
}
