import type { Person } from '../feed.ts'
import { readText } from '../xml/read-text.ts'
import { findChildren, hasForeignChildren, type XmlElement } from '../xml/xml-element.ts'
import type { FormatContext } from './format-context.ts'
import { readAtomPerson } from './read-atom-person.ts'
import { readPerson } from './read-person.ts'

/** Whom Dublin Core, else Atom, calls contributors of a channel or an item. */
export function readRssContributors(context: FormatContext, element: XmlElement): Person[] {
  if (!hasForeignChildren(element)) return []
  const named = findChildren(element, 'dc:contributor').flatMap((found) => readText(found) ?? [])
  if (named.length > 0) return named.map(readPerson)
  return findChildren(element, 'atom:contributor').map((person) => readAtomPerson(context, person))
}
