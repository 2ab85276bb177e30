import type { Person } from '../feed.ts'
import { readText } from '../xml/read-text.ts'
import type { XmlElement } from '../xml/xml-element.ts'
import type { FormatContext } from './format-context.ts'
import { resolveText } from './read-atom-link.ts'

/** A person of Atom 1.0, or of 0.3 and its drafts, which called the address `url` or `homepage`. */
export function readAtomPerson(context: FormatContext, element: XmlElement): Person {
  const find = (...names: readonly string[]) =>
    element.children.find((child) => names.includes(child.name.toLowerCase()) && readText(child) !== undefined)
  const address = find('uri', 'url', 'homepage')
  const uri = readText(address)
  const name = readText(find('name'))
  const email = readText(find('email'))
  const alone = element.children.length === 0 ? readText(element) : undefined
  return { name: name ?? alone, email, uri: uri === undefined ? undefined : resolveText(context, uri, address) }
}
