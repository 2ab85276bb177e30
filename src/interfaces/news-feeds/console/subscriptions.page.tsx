import { useMemo, useState } from 'preact/hooks'
import { sentenceOf } from '../../../../console/src/page/use-answer.ts'
import { readPlainMessage } from '../../../../console/src/server/read-message.ts'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { FailureNotice } from '../../../../console/src/ui/failure-notice.tsx'
import { type Outcome, OutcomeLine } from '../../../../console/src/ui/outcome-line.tsx'
import { AddFeed } from './add-feed.tsx'
import { createFeedClient, type FeedClient } from './feed-client.ts'
import { FeedLists } from './feed-lists.tsx'
import { FeedTable } from './feed-table.tsx'
import { PageTurner } from './page-turner.tsx'
import { type Subscription, useFeeds } from './use-feeds.ts'
import { useSay } from '../../../../console/src/words/say.ts'

/** Which feeds are read: how each fares, adding and removing, lists of other feed readers. */
export default function Subscriptions({ apiKey }: SlicePageProps) {
  const client = useMemo(() => createFeedClient(apiKey), [apiKey])
  return <Manager client={client} />
}

function Manager({ client }: { readonly client: FeedClient }) {
  const say = useSay()
  const [page, setPage] = useState(1)
  const [outcome, setOutcome] = useState<Outcome>()
  const { known, failure, refresh } = useFeeds(client, page)
  if (!known)
    return failure === undefined ? (
      <p class="placeholder">{say('Asking for the list.')}</p>
    ) : (
      <FailureNotice sentence={failure} isAlert />
    )

  const remove = async ({ url, category, title }: Subscription) => {
    const result = await client.unsubscribe({ query: { url, category } })
    setOutcome(
      result.ok
        ? {
            kind: 'done',
            sentence: say('{name} was removed from {category}.', { name: title || url, category: say(category) }),
          }
        : { kind: 'failed', sentence: sentenceOf(result, readPlainMessage) },
    )
    await refresh()
  }
  return (
    <div class="page-sections">
      <FailureNotice sentence={failure} isAlert />
      <AddFeed client={client} categories={known.categories} onChange={refresh} />
      <section class="page-section" aria-labelledby="feeds-title">
        <h2 id="feeds-title" tabIndex={-1}>
          {known.total === 1
            ? say('1 subscription')
            : say('{count} subscriptions', { count: known.total.toLocaleString('en') })}
        </h2>
        <OutcomeLine outcome={outcome} />
        <FeedTable subscriptions={known.subscriptions} onRemove={remove} />
        <PageTurner page={page} total={known.total} onTurn={setPage} />
      </section>
      <FeedLists client={client} categories={known.categories} onChange={refresh} />
    </div>
  )
}
