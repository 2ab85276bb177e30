import type { Kysely } from 'kysely'
import type { ChosenCategory, ImportedFeeds } from '../port.ts'
import { ensureCategory, listCategories } from './categories.ts'
import { addSource } from './sources.ts'
import type { SourceRow, Tables } from './tables.ts'
import { type Place, placeSubscriptions } from '../domain/place-subscriptions.ts'
import { normalizeFeedUrl, type Subscription } from '../domain/subscription.ts'

const perTransaction = 100

interface PlacedFeed extends Pick<SourceRow, 'url' | 'title'> {
  readonly category: ChosenCategory
}

/**
 * Subscribes to each, into the chosen category or into the one that its folder gives. What was reported is committed.
 *
 * @throws OperatorError before the first subscription, when the chosen category is impossible.
 */
export async function* subscribeToAll(
  database: Kysely<Tables>,
  subscriptions: readonly Subscription[],
  chosen: ChosenCategory | undefined,
): AsyncGenerator<ImportedFeeds> {
  const known = await listCategories(database)
  const places = placeAll(subscriptions, known, chosen)
  await ensureCategories(database, places.values())
  const categories = countPlaces(await listCategories(database), known, places.values())
  const counts = { done: 0, added: 0, unusable: 0 }
  for (let start = 0; start < subscriptions.length; start += perTransaction) {
    const some = subscriptions.slice(start, start + perTransaction)
    const usable = some.flatMap((subscription): PlacedFeed[] => {
      const [category, url] = [places.get(subscription), normalizeFeedUrl(subscription.url)]
      return category && url !== undefined ? [{ category, url, title: subscription.title }] : []
    })
    counts.added += await addAll(database, usable)
    counts.unusable += some.length - usable.length
    counts.done += some.length
    yield { ...counts, categories }
  }
}

function placeAll(
  subscriptions: readonly Subscription[],
  known: readonly Place[],
  chosen: ChosenCategory | undefined,
): ReadonlyMap<Subscription, ChosenCategory> {
  if (!chosen) return placeSubscriptions(subscriptions, known)
  return new Map(subscriptions.map((subscription) => [subscription, chosen] as const))
}

/** How many feeds of the list go where, in the order of the numbers. */
function countPlaces(
  all: readonly Place[],
  known: readonly Place[],
  places: Iterable<ChosenCategory>,
): ImportedFeeds['categories'] {
  const feeds = new Map<string, number>()
  for (const { name } of places) feeds.set(name, (feeds.get(name) ?? 0) + 1)
  const before = new Set(known.map(({ name }) => name))
  return all.flatMap(({ name, segment }) => {
    const count = feeds.get(name)
    return count === undefined ? [] : [{ name, segment, feeds: count, isNew: !before.has(name) }]
  })
}

/** All or none, so that a list which is refused has made nothing. */
async function ensureCategories(database: Kysely<Tables>, categories: Iterable<ChosenCategory>): Promise<void> {
  const distinct = new Map([...categories].map((each) => [`${each.segment} ${each.name}`, each]))
  await database.transaction().execute(async (transaction) => {
    for (const { name, segment } of distinct.values()) await ensureCategory(transaction, name, segment)
  })
}

/** How many of them are new. */
function addAll(database: Kysely<Tables>, feeds: readonly PlacedFeed[]): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    let added = 0
    for (const { category, url, title } of feeds)
      if (await addSource(transaction, { category: category.name, url, title })) added += 1
    return added
  })
}
