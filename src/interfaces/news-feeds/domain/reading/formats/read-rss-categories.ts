import type { Category } from '../feed.ts'
import { readText } from '../xml/read-text.ts'
import { findChildren, hasForeignChildren, readAttribute, type XmlElement } from '../xml/xml-element.ts'

/** RSS's categories, and what podcasts, Dublin Core and Atom call the same; each term and scheme once. */
export function readRssCategories(element: XmlElement): Category[] {
  const own = findChildren(element, 'category').flatMap((category) => readCategory(category))
  return takeOnce(hasForeignChildren(element) ? [...own, ...readForeignCategories(element)] : own)
}

function readForeignCategories(element: XmlElement): Category[] {
  return [
    ...findChildren(element, 'itunes:keywords').flatMap((keywords) => splitKeywords(readText(keywords))),
    ...readPodcastCategories(element),
    ...findChildren(element, 'dc:subject').flatMap((subject) => readCategory(subject)),
    ...findChildren(element, 'media:keywords').flatMap((keywords) => splitKeywords(readText(keywords))),
    ...readMediaCategories(element),
    ...findChildren(element, 'atom:category').flatMap((category) => readAtomCategory(category) ?? []),
  ]
}

function takeOnce(categories: Category[]): Category[] {
  if (categories.length < 2) return categories
  return [...new Map(categories.map((category) => [`${category.scheme ?? ''} ${category.term}`, category])).values()]
}

/** Media RSS has a category's name in its text, of a scheme of its own unless it says which. */
export function readMediaCategories(element: XmlElement): Category[] {
  if (!hasForeignChildren(element)) return []
  const groups = [element, ...findChildren(element, 'media:group')]
  const places = [...groups, ...groups.flatMap((group) => findChildren(group, 'media:content'))]
  return places
    .flatMap((place) => findChildren(place, 'media:category'))
    .flatMap((category) => {
      const term = readText(category)
      if (term === undefined) return []
      const scheme = readAttribute(category, 'scheme') ?? 'http://search.yahoo.com/mrss/category_schema'
      return [{ term, scheme, label: readAttribute(category, 'label') }]
    })
}

/** An Atom category has its term in an attribute. */
export function readAtomCategory(element: XmlElement): Category | undefined {
  const label = readAttribute(element, 'label')
  const term = readAttribute(element, 'term') ?? label ?? (element.text.trim() || undefined)
  return term === undefined ? undefined : { term, scheme: readAttribute(element, 'scheme'), label }
}

function readCategory(element: XmlElement): Category[] {
  const term = readText(element)
  return term === undefined ? [] : [{ term, scheme: readAttribute(element, 'domain') }]
}

function splitKeywords(keywords: string | undefined): Category[] {
  const terms = keywords?.split(',').map((term) => term.trim()) ?? []
  return terms.filter((term) => term !== '').map((term) => ({ term }))
}

function readPodcastCategories(element: XmlElement): Category[] {
  return findChildren(element, 'itunes:category', 'googleplay:category').flatMap((category) => {
    const term = readAttribute(category, 'text')
    return [...(term === undefined ? [] : [{ term }]), ...readPodcastCategories(category)]
  })
}
