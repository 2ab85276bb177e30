import { useMemo, useState } from 'preact/hooks'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { type Outcome, OutcomeLine } from '../../../../console/src/ui/outcome-line.tsx'
import { AddFeed } from './add-feed.tsx'
import { createFeedClient, type FeedClient, toSentence } from './feed-client.ts'
import { FeedLists } from './feed-lists.tsx'
import { FeedTable } from './feed-table.tsx'
import { PageTurner } from './page-turner.tsx'
import { type Subscription, useFeeds } from './use-feeds.ts'
import { useSay } from '../../../../console/src/words/say.ts'

/** Which feeds are read: how each fares, adding and removing, lists of other feed readers. */
export default function Subscriptions({ apiKey }: SlicePageProps) {
  const client = useMemo(() => tryToCreate(apiKey), [apiKey])
  return 'problem' in client ? <Problem sentence={client.problem} /> : <Manager client={client} />
}

function tryToCreate(apiKey: string): FeedClient | { readonly problem: string } {
  try {
    return createFeedClient(apiKey)
  } catch (thrown) {
    return { problem: thrown instanceof Error ? thrown.message : String(thrown) }
  }
}

function Problem({ sentence }: { readonly sentence: string }) {
  return (
    <p class="notice" role="alert">
      {sentence}
    </p>
  )
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
      <Problem sentence={failure} />
    )

  const remove = async ({ url, category, title }: Subscription) => {
    const result = await client.unsubscribe({ query: { url, category } })
    setOutcome(
      result.ok
        ? { kind: 'done', sentence: say('{name} was removed from {category}.', { name: title || url, category }) }
        : { kind: 'failed', sentence: toSentence(result) },
    )
    await refresh()
  }
  return (
    <div class="page-sections">
      {failure !== undefined && <Problem sentence={failure} />}
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
