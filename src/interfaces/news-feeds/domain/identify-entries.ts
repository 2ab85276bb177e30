import { hash } from 'node:crypto'
import type { IncomingEntry } from './incoming-feed.ts'

/** What a feed says of an entry, cut to size. */
export type PlainEntry = Pick<IncomingEntry, 'title' | 'link' | 'author' | 'description' | 'publishedAt'> & {
  readonly id: string
  /** The date as the feed has it, also when it cannot be true. */
  readonly statedDate: number | undefined
}

/**
 * Finds out what each entry of a document can be recognised by when it comes again. Ids and addresses that several
 * entries share (`guid` 0 for all, every link to the front page) tell nothing and are left out; an entry that stands
 * twice in the document is taken once: by id and address, or else by its words, its date and its address.
 */
export function identifyEntries(entries: readonly PlainEntry[], siteUrl: string): IncomingEntry[] {
  const distinct = dropRepeated(entries, ({ id, link }) => (id && link ? `${id}\n${link}` : undefined))
  const ids = countValues(distinct.map(({ id }) => id))
  const links = countValues(distinct.map(({ link }) => normalizeLink(link)))
  const site = normalizeLink(siteUrl)
  const identified = distinct.map((entry) => {
    const link = normalizeLink(entry.link)
    return {
      title: entry.title,
      link: entry.link || siteUrl,
      author: entry.author,
      description: entry.description,
      publishedAt: entry.publishedAt,
      idKey: entry.id && ids.get(entry.id) === 1 ? toKey(entry.id) : undefined,
      linkKey: link && link !== site && links.get(link) === 1 ? toKey(link) : undefined,
      contentKey: toKey(entry.title, collapse(entry.description), String(entry.statedDate)),
      version: toKey(entry.title, entry.link, entry.author, entry.description, String(entry.statedDate)),
    }
  })
  return dropRepeated(identified, ({ contentKey, idKey, linkKey }) =>
    idKey ? undefined : `${contentKey}\n${linkKey ?? ''}`,
  )
}

/** The address without what differs between two copies of it: the scheme, a last slash, marks of campaigns. */
export function normalizeLink(link: string): string {
  const url = URL.parse(link)
  if (!url) return link
  for (const name of new Set(url.searchParams.keys())) if (name.startsWith('utm_')) url.searchParams.delete(name)
  return url.href.replace(/^https?:\/\//, '').replace(/\/$/, '')
}

function dropRepeated<Item>(items: readonly Item[], toName: (item: Item) => string | undefined): Item[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const name = toName(item)
    if (name === undefined) return true
    return !seen.has(name) && seen.add(name)
  })
}

function countValues(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function collapse(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** 128 bits are enough: two of a billion entries share a key with a chance of one in 10^20. */
function toKey(...parts: readonly string[]): string {
  return hash('sha256', parts.join('\u0000'), 'base64url').slice(0, 22)
}
