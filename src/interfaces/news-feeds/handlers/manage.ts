import { kernelError } from '../../../kernel/foundation/errors/service-error.ts'
import type { Handlers } from '../../../kernel/wire/interface.ts'
import type { newsFeeds } from '../contract.ts'
import type { FeedLibrary } from '../port.ts'
import { readChosenCategory, readPageNumber } from '../wire/read-query.ts'
import { toWireSubscription } from '../wire/to-wire-subscription.ts'

const subscriptionsPerPage = 100

type Managing = Omit<Handlers<typeof newsFeeds, FeedLibrary>, 'readPage'>

/** Which feeds are read: what the command `mainstay feeds` does, for the console and other programs. */
export const manage: Managing = {
  async listSubscriptions({ query: { category, page: text } }, { engine }) {
    const page = readPageNumber(text)
    const { feeds, total } = await engine.listFeeds({
      category: category || undefined,
      offset: (page - 1) * subscriptionsPerPage,
      limit: subscriptionsPerPage,
    })
    return { num: total, page, subscriptions: feeds.map(toWireSubscription) }
  },

  async subscribe({ body: { url, category, segment } }, { engine }) {
    return toWireSubscription(await engine.subscribe(url, { name: category, segment }))
  },

  async unsubscribe({ query: { url, category } }, { engine }) {
    return { removed: await engine.unsubscribe(url, category || undefined) }
  },

  async listCategories(_input, { engine }) {
    const categories = await engine.listCategories()
    return {
      categories: categories.map(({ name, segment, entries }) => ({
        name,
        segment,
        entries,
        path: `/api/${segment}/feeds/${name}`,
      })),
    }
  },

  async importOpml({ query: { category, segment }, body }, { engine }) {
    if (!Buffer.isBuffer(body)) throw kernelError('invalid_body', 'Send the list as the body.')
    const chosen = readChosenCategory(category || undefined, segment || undefined)
    const { done, added, unusable, categories } = await engine.importFeeds(body, chosen)
    return { read: done, added, unusable, categories: [...categories] }
  },

  async exportOpml(_input, { engine }) {
    return { opml: await engine.exportOpml() }
  },
}
