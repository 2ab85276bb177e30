import type { XmlElement } from './xml-element.ts'

/** Elements of HTML that have no end tag (HTML, section 13.1.2). */
const voidNames: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

/** The content of an element as markup for HTML: what XHTML closes at once or calls by a prefix is written as HTML has it. */
export function writeMarkup({ contents }: XmlElement): string {
  let markup = ''
  for (const part of contents) markup += typeof part === 'string' ? part : writeElement(part)
  return markup
}

function writeElement(element: XmlElement): string {
  const { contents, isClosed } = element
  const name = nameForHtml(element)
  if (voidNames.has(name.toLowerCase())) return `<${name}${writeAttributes(element)} />${writeMarkup(element)}`
  const end = isClosed || contents.length === 0 ? `</${name}>` : ''
  return `<${name}${writeAttributes(element)}>${writeMarkup(element)}${end}`
}

/** Elements of other vocabularies keep the prefix that the document has for them: HTML knows neither. */
function nameForHtml({ name, prefix, tag }: XmlElement): string {
  const colon = tag.indexOf(':')
  return prefix === 'xhtml' || colon < 0 ? name : `${tag.slice(0, colon)}:${name}`
}

function writeAttributes({ attributes, prefix }: XmlElement): string {
  let written = ''
  for (const [name, value] of Object.entries(attributes)) {
    if (prefix === 'xhtml' && name.startsWith('xmlns')) continue
    written += ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`
  }
  return written
}
