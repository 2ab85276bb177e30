import { lookUp } from '../../../../libraries/json/look-up.ts'

/**
 * XML of the same structure as the JSON: a key that begins with a small letter is an attribute, one with a capital an element, and
 * `text` is what stands inside an element beside its attributes. A list is the element as often as it says.
 */
export function writeXml(root: string, value: unknown): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeElements(root, value, '')}`
}

/** Elements that XML counts by an attribute `index`, by the element around them; in JSON their place in the list says it. */
const counted: Readonly<Record<string, readonly string[]>> = {
  Course: ['Route'],
  Route: ['Point', 'Line'],
  Line: ['Stop'],
}

function writeElements(name: string, value: unknown, parent: string): string {
  if (value === undefined) return ''
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  const isCounted = lookUp(counted, parent)?.includes(name) ?? false
  return values.map((each, place) => writeElement(name, each, isCounted ? place + 1 : undefined)).join('')
}

function writeElement(name: string, value: unknown, index: number | undefined): string {
  if (typeof value !== 'object' || value === null) return close(name, '', escapeText(String(value)))
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  const attributes = entries.filter(([key]) => isAttribute(key)).map(([key, each]) => writeAttribute(key, each))
  if (index !== undefined) attributes.push(writeAttribute('index', index))
  const children = entries.filter(([key]) => !isAttribute(key))
  const content = children.map(([key, each]) =>
    key === 'text' ? escapeText(String(each)) : writeElements(key, each, name),
  )
  return close(name, attributes.join(''), content.join(''))
}

function close(name: string, attributes: string, content: string): string {
  return content === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${content}</${name}>`
}

function isAttribute(key: string): boolean {
  return key !== 'text' && /^[a-z]/.test(key)
}

function writeAttribute(name: string, value: unknown): string {
  return ` ${name}="${escapeText(String(value)).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')}"`
}

/** Controls and the two that are no characters: XML 1.0 (its section 2.2) cannot hold them, so they are left out. */
const forbidden = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu

function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
}
