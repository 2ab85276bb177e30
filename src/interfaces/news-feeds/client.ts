import { type CreateClient, createClientFrom } from '../../client/create-client-from.ts'
import type { InterfaceClient } from '../../client/interface-client.ts'
import type { CallOptions } from '../../client/options.ts'
import type { Failure } from '../../client/answer/result.ts'
import type { ResponseOf } from '../../kernel/wire/contract.ts'
import { newsFeeds } from './contract.ts'

type FeedPage = ResponseOf<typeof newsFeeds.operations.readPage>
type FeedEntry = FeedPage['entries'][number]

export interface WalkOptions extends CallOptions {
  /** Pages read at most; 1,000 unless given. */
  readonly maxPages?: number
  /** Called with the answer that ended the walk before the last page. */
  readonly onFailure?: (failure: Failure) => void
}

const entriesPerPage = 10

export const extendNewsFeeds = (calls: InterfaceClient<typeof newsFeeds>) => {
  async function* readPages(segment: number, category: string, options: WalkOptions = {}): AsyncGenerator<FeedPage> {
    const { maxPages = 1_000, onFailure, ...callOptions } = options
    for (let page = 1; page <= maxPages; page++) {
      const result = await calls.readPage({ params: { segment, category }, query: { page } }, callOptions)
      if (!result.ok) return onFailure?.(result)
      yield result.body
      if (page >= result.body.num / entriesPerPage) return
    }
  }

  return {
    /**
     * The pages of a category, from the first on, until page >= num/10 or a status other than 200. The division keeps
     * its fraction: the last page, when it is not full, is read as well.
     */
    readPages,

    /** Every entry of a category, page by page as `readPages` walks. */
    async *readEntries(segment: number, category: string, options?: WalkOptions): AsyncGenerator<FeedEntry> {
      for await (const { entries } of readPages(segment, category, options)) yield* entries
    },
  }
}

/** `@mainstay-server/mainstay/client/news-feeds`: a client of this interface alone. */
export const createClient: CreateClient<
  { readonly newsFeeds: typeof newsFeeds },
  { readonly newsFeeds: typeof extendNewsFeeds }
> = createClientFrom({ newsFeeds }, { newsFeeds: extendNewsFeeds })
