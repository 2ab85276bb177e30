import type { Category } from '../feed.ts'
import { readText } from '../xml/read-text.ts'
import { findChildren, readAttribute, type XmlElement } from '../xml/xml-element.ts'

/** RSS's categories, and what podcasts, Dublin Core and Atom call the same; each term and scheme once. */
export function readRssCategories(source: string, element: XmlElement): Category[] {
  const categories = [
    ...findChildren(element, 'category').flatMap((category) => readCategory(source, category)),
    ...findChildren(element, 'itunes:keywords').flatMap((keywords) => splitKeywords(readText(source, keywords))),
    ...readPodcastCategories(element),
    ...findChildren(element, 'dc:subject').flatMap((subject) => readCategory(source, subject)),
    ...findChildren(element, 'media:keywords').flatMap((keywords) => splitKeywords(readText(source, keywords))),
    ...findChildren(element, 'atom:category').flatMap((category) => readAtomCategory(category) ?? []),
  ]
  return [...new Map(categories.map((category) => [`${category.scheme ?? ''} ${category.term}`, category])).values()]
}

/** An Atom category has its term in an attribute. */
export function readAtomCategory(element: XmlElement): Category | undefined {
  const label = readAttribute(element, 'label')
  const term = readAttribute(element, 'term') ?? label ?? (element.text.trim() || undefined)
  return term === undefined ? undefined : { term, scheme: readAttribute(element, 'scheme'), label }
}

function readCategory(source: string, element: XmlElement): Category[] {
  const term = readText(source, element)
  return term === undefined ? [] : [{ term, scheme: readAttribute(element, 'domain') }]
}

function splitKeywords(keywords: string | undefined): Category[] {
  const terms = keywords?.split(',').map((term) => term.trim()) ?? []
  return terms.filter((term) => term !== '').map((term) => ({ term }))
}

function readPodcastCategories(element: XmlElement): Category[] {
  return findChildren(element, 'itunes:category').flatMap((category) => {
    const term = readAttribute(category, 'text')
    return [...(term === undefined ? [] : [{ term }]), ...readPodcastCategories(category)]
  })
}
