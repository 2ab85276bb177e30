import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { sentenceOf } from '../../../../console/src/page/use-answer.ts'
import { readPlainMessage } from '../../../../console/src/server/read-message.ts'
import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import type { newsFeeds } from '../contract.ts'
import type { FeedClient } from './feed-client.ts'

type Operations = (typeof newsFeeds)['operations']
export type Subscription = ResponseOf<Operations['subscribe']>
export type Category = ResponseOf<Operations['listCategories']>['categories'][number]

export interface KnownFeeds {
  readonly subscriptions: readonly Subscription[]
  readonly categories: readonly Category[]
  /** On all pages. */
  readonly total: number
}

const refreshSeconds = 15

/** A page of the subscriptions: read at once, after each change, and now and then while it is looked at. */
export function useFeeds(client: FeedClient, page: number) {
  const [known, setKnown] = useState<KnownFeeds>()
  const [failure, setFailure] = useState<string>()
  const latest = useRef(0)

  const refresh = useCallback(async () => {
    const turn = ++latest.current
    const [list, named] = await Promise.all([client.listSubscriptions({ query: { page } }), client.listCategories()])
    if (turn !== latest.current) return
    if (!list.ok) return setFailure(sentenceOf(list, readPlainMessage))
    if (!named.ok) return setFailure(sentenceOf(named, readPlainMessage))
    setFailure(undefined)
    setKnown({
      subscriptions: list.body.subscriptions,
      total: list.body.num,
      categories: named.body.categories,
    })
  }, [client, page])

  useEffect(() => {
    void refresh()
    const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(), refreshSeconds * 1000)
    return () => {
      clearInterval(timer)
      // What is still under way is of another page, or of none.
      latest.current += 1
    }
  }, [refresh])

  return { known, failure, refresh }
}
