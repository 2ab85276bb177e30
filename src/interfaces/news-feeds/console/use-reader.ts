import { useEffect, useState } from 'preact/hooks'
import { bodyOf, useAnswer } from '../../../../console/src/page/use-answer.ts'
import { readPlainMessage } from '../../../../console/src/server/read-message.ts'
import { useStored } from '../../../../console/src/ui/use-stored.ts'
import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import type { newsFeeds } from '../contract.ts'
import type { FeedClient } from './feed-client.ts'

export type FeedEntry = ResponseOf<(typeof newsFeeds)['operations']['readPage']>['entries'][number]

export interface Category {
  readonly name: string
  readonly segment: string
}

/** Those that are always there; others are the owner's to list. */
const ownCategories: readonly Category[] = [
  { name: 'travel', segment: '36' },
  { name: 'certificate', segment: '31' },
  { name: 'blog', segment: '30' },
  { name: 'design', segment: '32' },
]

interface Read {
  readonly total: number
  readonly page: number
  readonly entries: readonly FeedEntry[]
}

/** Entries of a category as far as they were turned to, and which of them were read and starred in this browser. */
export function useReader(client: FeedClient) {
  const [categories, setCategories] = useState(ownCategories)
  const [category, setCategory] = useState<Category>(ownCategories[0] ?? { name: 'travel', segment: '36' })
  const { answer, failure, isWaiting, ask } = useAnswer<Read>()
  const read = useLinks('mainstay.feeds.read')
  const starred = useLinks('mainstay.feeds.starred')
  const turnTo = (page: number, before: readonly FeedEntry[]) =>
    ask(async (signal) => {
      const params = { segment: category.segment, category: category.name }
      const body = bodyOf(await client.readPage({ params, query: { page } }, { signal }), readPlainMessage)
      return { total: body.num, page, entries: [...before, ...body.entries] }
    })
  useEffect(() => void turnTo(1, []), [category.name])
  useEffect(() => {
    // A key that may read but not manage gets the four that every server has.
    void client
      .listCategories()
      .then(
        (result) =>
          result.ok &&
          setCategories(result.body.categories.map(({ name, segment }) => ({ name, segment: String(segment) }))),
      )
  }, [client])
  const entries = answer?.entries ?? []
  return {
    categories,
    category,
    entries,
    total: answer?.total ?? 0,
    failure,
    isWaiting,
    read,
    starred,
    choose: setCategory,
    readOn: () => void turnTo((answer?.page ?? 0) + 1, entries),
  }
}

/** More would fill the browser's storage. */
const maxLinks = 2_000

/** Links that are remembered in this browser. */
function useLinks(name: string) {
  const [stored, store] = useStored(() => localStorage, name)
  const links = new Set(stored.split('\n').filter(Boolean))
  const write = (next: ReadonlySet<string>) => store([...next].slice(-maxLinks).join('\n'))
  return {
    has: (link: string) => links.has(link),
    add: (link: string) => !links.has(link) && write(new Set([...links, link])),
    toggle: (link: string) => write(links.symmetricDifference(new Set([link]))),
  }
}
