import { writeMarkup } from './write-markup.ts'
import { findChild, findChildren, type XmlElement } from './xml-element.ts'

/** The text of an element; when markup was put into it unescaped, that markup. Undefined when there is none. */
export function readText(element: XmlElement | undefined): string | undefined {
  if (!element) return undefined
  const text = element.children.length > 0 ? readMarkup(element) : element.text
  return text.trim() || undefined
}

/** The text of the first child under one of these keys that has any. */
export function readChildText(parent: XmlElement | undefined, ...keys: readonly string[]) {
  for (const key of keys) {
    for (const child of findChildren(parent, key)) {
      const text = readText(child)
      if (text !== undefined) return text
    }
  }
  return undefined
}

/** What stands between the tags of an element, CDATA unwrapped. */
export function readMarkup(element: XmlElement): string {
  return writeMarkup(element).trim()
}

/** The `div` that XHTML has to be wrapped in and that is no part of it (RFC 4287, section 3.1.1.3). */
export function findWrappingDiv(element: XmlElement): XmlElement | undefined {
  const div = findChild(element, 'xhtml:div', 'div')
  return element.children.length === 1 && element.text.trim() === '' ? div : undefined
}
