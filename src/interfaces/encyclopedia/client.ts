import { type CreateClient, createClientFrom } from '../../client/create-client-from.ts'
import type { InterfaceClient } from '../../client/interface-client.ts'
import type { CallOptions } from '../../client/options.ts'
import type { Result } from '../../client/answer/result.ts'
import type { ResponseOf } from '../../kernel/wire/contract.ts'
import { encyclopedia } from './contract.ts'
import type { ActionObject } from './contract/answer.ts'

type ActionBody = ActionObject
type ActionResult = Result<ResponseOf<typeof encyclopedia.operations.act>>
type Pages = NonNullable<NonNullable<ActionBody['query']>['pages']>

export interface ReadOptions extends CallOptions {
  /** Called with the answer that was none, or that holds an error of the API. */
  readonly onFailure?: (answer: ActionResult) => void
}

export interface WalkOptions extends ReadOptions {
  /** Requests sent at most, of 500 links each; 1,000 unless given. */
  readonly maxRequests?: number
}

export const extendEncyclopedia = (calls: InterfaceClient<typeof encyclopedia>) => {
  const ask = async (lang: string, query: object, { onFailure, ...options }: ReadOptions) => {
    const answer = await calls.act(
      { params: { lang }, query: { format: 'json', formatversion: '2', ...query } },
      options,
    )
    if (answer.ok && !Array.isArray(answer.body) && !answer.body.error) return answer.body
    onFailure?.(answer)
    return undefined
  }

  return {
    /** Source text of an article, redirects followed; undefined when there is no such article or no answer. */
    async readArticle(lang: string, title: string, options: ReadOptions = {}): Promise<string | undefined> {
      const body = await ask(lang, { action: 'parse', page: title, prop: 'wikitext', redirects: '1' }, options)
      const wikitext = body?.parse?.wikitext
      return typeof wikitext === 'object' ? wikitext['*'] : wikitext
    },

    /** Titles that an article links to, redirects to it followed, in the order of the wiki: request after request. */
    async *readLinks(lang: string, title: string, options: WalkOptions = {}): AsyncGenerator<string> {
      const { maxRequests = 1_000, ...readOptions } = options
      const query = { action: 'query', titles: title, prop: 'links', pllimit: 'max', redirects: '1' }
      let further: ActionBody['continue'] = {}
      for (let request = 0; further && request < maxRequests; request++) {
        const body: ActionBody | undefined = await ask(lang, { ...query, ...further }, readOptions)
        yield* titlesOf(body)
        further = body?.continue
      }
    },
  }
}

/** `@mainstay-server/mainstay/client/encyclopedia`: a client of this interface alone. */
export const createClient: CreateClient<
  { readonly encyclopedia: typeof encyclopedia },
  { readonly encyclopedia: typeof extendEncyclopedia }
> = createClientFrom({ encyclopedia }, { encyclopedia: extendEncyclopedia })

/** As pages are by `formatversion=2`. */
function isList(pages: Pages | undefined): pages is Extract<Pages, readonly unknown[]> {
  return Array.isArray(pages)
}

function titlesOf(body: ActionBody | undefined): string[] {
  const pages = body?.query?.pages
  if (!isList(pages)) return []
  return pages.flatMap(({ links = [] }) => links.flatMap((link) => link.title ?? []))
}
