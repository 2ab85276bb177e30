import { type BareRecord, createRecord } from '../../../../../libraries/json/create-record.ts'
import type { Extension, Extensions } from '../feed.ts'
import { readText } from '../xml/read-text.ts'
import type { XmlElement } from '../xml/xml-element.ts'
import { resolveLink, type FormatContext } from './format-context.ts'

/** Namespaces whose elements are read into fields of their own, and markup, which is text. */
const carriedElsewhere: ReadonlySet<string> = new Set(['content', 'xhtml', 'rdf'])

/** Elements whose text is an address. */
const addressKeys: ReadonlySet<string> = new Set(['wfw:comment', 'wfw:commentrss'])

/** The children that the feed format does not know: those of other vocabularies, and those that nobody knows. */
export function readExtensions(context: FormatContext, element: XmlElement, known: ReadonlySet<string>): Extensions {
  const extensions = createRecord<BareRecord<Extension[]>>()
  for (const child of element.children) {
    if (carriedElsewhere.has(child.prefix) || (child.prefix === '' && known.has(child.key))) continue
    const names = (extensions[child.prefix] ??= createRecord())
    addTo(names, readExtension(context, child))
  }
  return extensions
}

function readExtension(context: FormatContext, element: XmlElement): Extension {
  const children = createRecord<Extension[]>()
  const markup = isMarkup(element) ? readText(element) : undefined
  if (markup === undefined) for (const child of element.children) addTo(children, readExtension(context, child))
  return {
    name: element.name,
    value: markup ?? readValue(context, element),
    attributes: readAttributes(element),
    children,
  }
}

function readValue(context: FormatContext, element: XmlElement): string {
  const text = element.text.trim()
  return addressKeys.has(element.key) ? resolveLink(context, text, element.base) : text
}

/** Whether text runs between and inside the children, as in HTML that was not escaped. */
function isMarkup({ children, text }: XmlElement): boolean {
  return children.length > 0 && (text.trim() !== '' || children.some(({ prefix }) => prefix === 'xhtml'))
}

function addTo(names: BareRecord<Extension[]>, extension: Extension): void {
  const list = (names[extension.name] ??= [])
  list.push(extension)
}

function readAttributes(element: XmlElement): Record<string, string> {
  const declared = Object.entries(element.attributes).filter(([name]) => !name.startsWith('xmlns'))
  return Object.fromEntries(declared.map(([name, value]) => [name, value.trim()]))
}
