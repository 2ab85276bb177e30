/** Lists what the refresh job and the imports have put into the storage, and manages what they read. */
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import { kernelError } from '../../../kernel/foundation/errors/service-error.ts'
import { addFeed, exportOpml, removeFeed } from '../import/manage-feeds.ts'
import { readSubscriptions } from '../import/read-subscriptions.ts'
import { subscribeToAll } from '../storage/subscribe-to-all.ts'
import { normalizeFeedUrl } from '../domain/subscription.ts'
import type { ChosenCategory, FeedLibrary, ImportedFeeds, SubscribedFeed } from '../port.ts'
import { isCategoryName } from '../domain/category-name.ts'
import { listCategories } from '../storage/categories.ts'
import { countFeeds, listFeeds } from '../storage/list-feeds.ts'
import { listEntries } from '../storage/list-entries.ts'
import type { Tables } from '../storage/tables.ts'
import { refuseInWords } from './embedded/refuse-in-words.ts'

/** Feeds of one import; more would keep other callers waiting. */
const limit = { max: 5_000, hint: 'split it, or use "mainstay import feeds"' }

export default function createEngine({
  storage,
  yieldToEventLoop,
}: Pick<EngineContext, 'storage' | 'yieldToEventLoop'>): FeedLibrary {
  const database = storage.tables<Tables>()

  const subscribe = async (text: string, { name, segment }: ChosenCategory): Promise<SubscribedFeed> => {
    await addFeed(storage, text, { category: name, segment })
    const [feed] = await listFeeds(database, { category: name, url: normalizeFeedUrl(text) ?? text })
    if (feed) return feed
    throw kernelError('busy', 'Somebody else ended this subscription at the same moment; subscribe again.')
  }

  const importFeeds = async (list: Buffer, category: ChosenCategory | undefined): Promise<ImportedFeeds> => {
    const subscriptions = await readSubscriptions(list, limit, () => yieldToEventLoop())
    if (!subscriptions.some(({ url }) => normalizeFeedUrl(url) !== undefined))
      throw kernelError('invalid_request', 'The body lists no feeds: neither OPML nor one address a line.')
    let counts: ImportedFeeds = { done: 0, added: 0, unusable: 0, categories: [] }
    for await (counts of subscribeToAll(database, subscriptions, category)) await yieldToEventLoop()
    return counts
  }

  return {
    list: (query) => listEntries(database, query),
    async listFeeds({ category, ...range }) {
      if (!canExist(category)) return { feeds: [], total: 0 }
      const feeds = await listFeeds(database, { category, range })
      return { feeds, total: await countFeeds(database, category) }
    },
    subscribe: (url, category) => refuseInWords(() => subscribe(url, category)),
    unsubscribe: async (url, category) => (canExist(category) ? removeFeed(storage, url, category) : 0),
    listCategories: () => listCategories(database),
    importFeeds: (list, category) => refuseInWords(() => importFeeds(list, category)),
    exportOpml: () => exportOpml(storage),
  }
}

function canExist(category: string | undefined): boolean {
  return category === undefined || isCategoryName(category)
}
