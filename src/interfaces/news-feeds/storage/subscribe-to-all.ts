import type { Kysely } from 'kysely'
import { OperatorError } from '../../../kernel/errors/operator-error.ts'
import type { ChosenCategory, ImportedFeeds } from '../port.ts'
import { ensureCategory, listCategories } from './categories.ts'
import { addSource } from './sources.ts'
import type { SourceRow, Tables } from './tables.ts'
import { normalizeFeedUrl, type Subscription } from '../domain/subscription.ts'

const perTransaction = 100

interface PlacedFeed extends Pick<SourceRow, 'url' | 'title'> {
  readonly category: ChosenCategory
}

/**
 * Subscribes to each, into the chosen category or into the one that its folder is named like. What was reported is committed.
 *
 * @throws OperatorError before the first subscription, when one of them has no category or an impossible one.
 */
export async function* subscribeToAll(
  database: Kysely<Tables>,
  subscriptions: readonly Subscription[],
  chosen: ChosenCategory | undefined,
): AsyncGenerator<ImportedFeeds> {
  const places = await findPlaces(database, subscriptions, chosen)
  await ensureCategories(database, places.values())
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
    yield { ...counts }
  }
}

async function findPlaces(
  database: Kysely<Tables>,
  subscriptions: readonly Subscription[],
  chosen: ChosenCategory | undefined,
): Promise<ReadonlyMap<Subscription, ChosenCategory>> {
  const known = new Map((await listCategories(database)).map((each) => [each.name.toLowerCase(), each]))
  return new Map(
    subscriptions.map((subscription) => {
      const place = chosen ?? findCategory(subscription, known)
      if (!place) throw unknownFolder(subscription, [...known.values()])
      return [subscription, place]
    }),
  )
}

/** The category noted beside the feed, else the innermost folder that is named like one. */
function findCategory(
  { category, folders }: Subscription,
  known: ReadonlyMap<string, ChosenCategory>,
): ChosenCategory | undefined {
  return category ?? folders.toReversed().flatMap((folder) => known.get(folder.trim().toLowerCase()) ?? [])[0]
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

function unknownFolder({ url, folders }: Subscription, known: readonly ChosenCategory[]): OperatorError {
  const place = folders.length > 0 ? `in the folder "${folders.join('/').slice(0, 200)}"` : 'in no folder'
  const names = known.map(({ name }) => name).join(', ')
  return new OperatorError(
    `${url.slice(0, 200)} stands ${place}, which is no category; choose a category for all of the list, one of ${names}.`,
  )
}
