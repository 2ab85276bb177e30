import { readFile, stat } from 'node:fs/promises'
import type { ImportProgress } from '../../../kernel/wire/interface/content.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { toOperatorError } from '../../../kernel/assembly/content/open-source.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { ChosenCategory, ImportedFeeds } from '../port.ts'
import type { Tables } from '../storage/tables.ts'
import { normalizeFeedUrl } from '../domain/subscription.ts'
import { readSubscriptions } from './read-subscriptions.ts'
import { subscribeToAll } from '../storage/subscribe-to-all.ts'

const largestFile = 50 * 1024 * 1024
const limit = { max: 200_000, hint: 'split it' }

/** Subscribes to what a file lists. What cannot be fetched from (a search, a mailbox) is passed over and counted. */
export async function* importSubscriptions(
  path: string,
  options: Readonly<Record<string, string>>,
  { storage, yieldToEventLoop }: Platform,
): AsyncGenerator<ImportProgress> {
  const subscriptions = await readSubscriptions(await readList(path), limit, () => yieldToEventLoop())
  if (!subscriptions.some(({ url }) => normalizeFeedUrl(url) !== undefined))
    throw new OperatorError(`${path} lists no feeds: neither OPML nor one address a line.`)
  const chosen = readChosenCategory(options)
  for await (const counts of subscribeToAll(storage.tables<Tables>(), subscriptions, chosen))
    yield { done: counts.done, total: subscriptions.length, unit: 'records', summary: summarize(counts) }
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

function readChosenCategory({ category, segment }: Readonly<Record<string, string>>): ChosenCategory | undefined {
  if (segment !== undefined && !/^\d{1,9}$/.test(segment))
    throw new OperatorError(`--segment takes a number such as 40; it is "${segment}".`)
  if (category === undefined) return undefined
  return { name: category, segment: segment === undefined ? undefined : Number(segment) }
}

function summarize({ done, added, unusable, categories }: ImportedFeeds): string {
  const passed = unusable > 0 ? `, ${unusable.toLocaleString('en')} without a usable address` : ''
  const places = categories.map(
    ({ name, segment, feeds, isNew }) => `${feeds.toLocaleString('en')} in ${name}${isNew ? ` (new, ${segment})` : ''}`,
  )
  return `${done.toLocaleString('en')} subscriptions, ${added.toLocaleString('en')} of them new${passed}: ${places.join(', ')}`
}
