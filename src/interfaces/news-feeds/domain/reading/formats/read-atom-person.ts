import type { Person } from '../feed.ts'
import { resolveAddress } from '../html/resolve-address.ts'
import { readText } from '../xml/read-text.ts'
import type { XmlElement } from '../xml/xml-element.ts'

/** A person of Atom 1.0, or of 0.3 and its drafts, which called the address `url` or `homepage`. */
export function readAtomPerson(source: string, element: XmlElement): Person {
  const find = (...names: readonly string[]) =>
    element.children.find((child) => names.includes(child.name.toLowerCase()) && readText(source, child) !== undefined)
  const address = find('uri', 'url', 'homepage')
  const uri = readText(source, address)
  const name = readText(source, find('name'))
  const email = readText(source, find('email'))
  const alone = element.children.length === 0 ? readText(source, element) : undefined
  return { name: name ?? alone, email, uri: uri === undefined ? undefined : resolveAddress(uri, address?.base) }
}
