import type { IncomingEntry } from '../domain/incoming-feed.ts'
import type { EntryRow } from './tables.ts'

export type KnownEntry = Pick<
  EntryRow,
  'id' | 'id_key' | 'link_key' | 'content_key' | 'version' | 'title' | 'published_at'
>

/** Finds the entry that an incoming one is: by its id, else by its address, else by its content. None is found twice. */
export function createMatcher(known: readonly KnownEntry[]): (entry: IncomingEntry) => KnownEntry | undefined {
  const byId = indexBy(known, ({ id_key }) => id_key)
  const byLink = indexBy(known, ({ link_key }) => link_key)
  const byContent = indexBy(known, ({ content_key }) => content_key)
  const taken = new Set<number>()
  return (entry) => {
    const candidates = [
      entry.idKey && byId.get(entry.idKey),
      byLinkIfSame(entry, byLink),
      byContent.get(entry.contentKey),
    ]
    const found = candidates.find((candidate) => candidate && !taken.has(candidate.id)) || undefined
    if (found) taken.add(found.id)
    return found
  }
}

function byLinkIfSame(entry: IncomingEntry, byLink: ReadonlyMap<string, KnownEntry>): KnownEntry | undefined {
  const found = entry.linkKey && byLink.get(entry.linkKey)
  if (!found) return undefined
  const hasTwoIds = entry.idKey !== undefined && found.id_key !== null
  return hasTwoIds && !isAlike(entry, found) ? undefined : found
}

/**
 * Whether two entries with one address but different ids are one all the same: some feeds make up new ids each time.
 * Others put every day's new entry under the same address, and those differ in title and date.
 */
export function isAlike(entry: IncomingEntry, known: Pick<KnownEntry, 'title' | 'published_at'>): boolean {
  return entry.title === known.title || entry.publishedAt === known.published_at
}

function indexBy<Item>(items: readonly Item[], toKey: (item: Item) => string | null): Map<string, Item> {
  const index = new Map<string, Item>()
  for (const item of items) {
    const key = toKey(item)
    if (key !== null) index.set(key, item)
  }
  return index
}
