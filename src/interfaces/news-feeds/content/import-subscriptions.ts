import { readFile, stat } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import type { ContentContext, ImportProgress } from '../../../kernel/content/content.ts'
import { toOperatorError } from '../../../kernel/content/open-source.ts'
import { OperatorError } from '../../../kernel/operator-error.ts'
import { type Category, ensureCategory, listCategories } from '../store/categories.ts'
import { addSource } from '../store/sources.ts'
import type { SourceRow, Tables } from '../store/tables.ts'
import { readSubscriptions } from './read-subscriptions.ts'
import { normalizeFeedUrl, type Subscription } from './subscription.ts'

const largestFile = 50 * 1024 * 1024
const perTransaction = 100

/** Subscribes to what a file lists. What cannot be fetched from (a search, a mailbox) is passed over and counted. */
export async function* importSubscriptions(
  path: string,
  options: Readonly<Record<string, string>>,
  { storage }: ContentContext,
): AsyncGenerator<ImportProgress> {
  const database = storage.tables<Tables>()
  const subscriptions = readSubscriptions(await readList(path))
  if (subscriptions.length === 0)
    throw new OperatorError(`${path} lists no feeds: neither OPML nor one address a line.`)
  const chosen = readChosenCategory(options)
  const known = await listCategories(database)
  const counts = { done: 0, added: 0, unusable: 0 }
  for (let start = 0; start < subscriptions.length; start += perTransaction) {
    const some = subscriptions.slice(start, start + perTransaction)
    const found = some.map((subscription) => {
      const category = chosen ?? findCategory(subscription, known)
      if (!category) throw unknownFolder(subscription, path, known)
      return { ...category, title: subscription.title, url: normalizeFeedUrl(subscription.url) }
    })
    const usable = found.flatMap(({ url, ...rest }) => (url === undefined ? [] : [{ url, ...rest }]))
    counts.added += await subscribeAll(database, usable)
    counts.unusable += some.length - usable.length
    counts.done += some.length
    yield { done: counts.done, total: subscriptions.length, unit: 'records', summary: summarize(counts) }
  }
}

type Subscribed = Chosen & Pick<SourceRow, 'url' | 'title'>

/** How many of them are new. */
function subscribeAll(database: Kysely<Tables>, subscriptions: readonly Subscribed[]): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    let added = 0
    for (const { name, segment, url, title } of subscriptions) {
      await ensureCategory(transaction, name, segment)
      if (await addSource(transaction, { category: name, url, title })) added += 1
    }
    return added
  })
}

async function readList(path: string): Promise<Buffer> {
  try {
    const { size } = await stat(path)
    if (size > largestFile) throw new OperatorError(`${path} is larger than 50 MiB; a list of feeds is not.`)
    return await readFile(path)
  } catch (thrown) {
    throw thrown instanceof OperatorError ? thrown : toOperatorError(path, thrown)
  }
}

type Chosen = Pick<Category, 'name'> & { readonly segment: number | undefined }

function readChosenCategory({ category, segment }: Readonly<Record<string, string>>): Chosen | undefined {
  if (segment !== undefined && !/^\d{1,9}$/.test(segment))
    throw new OperatorError(`--segment takes a number such as 40; it is "${segment}".`)
  if (category === undefined) return undefined
  return { name: category, segment: segment === undefined ? undefined : Number(segment) }
}

/** The category noted beside the feed, else the innermost folder that is named like one. */
function findCategory({ category, folders }: Subscription, known: readonly Category[]): Category | undefined {
  if (category) return category
  const byName = new Map(known.map((each) => [each.name.toLowerCase(), each]))
  return folders.toReversed().flatMap((folder) => byName.get(folder.trim().toLowerCase()) ?? [])[0]
}

function unknownFolder({ url, folders }: Subscription, path: string, known: readonly Category[]): OperatorError {
  const place = folders.length > 0 ? `in the folder "${folders.join('/')}"` : 'in no folder'
  const names = known.map(({ name }) => name).join(', ')
  return new OperatorError(
    `${path} has ${url.slice(0, 200)} ${place}, which is no category; say --category, one of ${names}.`,
  )
}

function summarize({ done, added, unusable }: Readonly<Record<'done' | 'added' | 'unusable', number>>): string {
  const passed = unusable > 0 ? `, ${unusable.toLocaleString('en')} without a usable address` : ''
  return `${done.toLocaleString('en')} subscriptions, ${added.toLocaleString('en')} of them new${passed}`
}
