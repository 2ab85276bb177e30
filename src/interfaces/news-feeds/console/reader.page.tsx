import { useMemo, useState } from 'preact/hooks'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { FailureNotice } from '../../../../console/src/ui/failure-notice.tsx'
import { useSay } from '../../../../console/src/words/say.ts'
import { EntryArticle } from './entry-article.tsx'
import { EntryList } from './entry-list.tsx'
import { createFeedClient, type FeedClient } from './feed-client.ts'
import { ReaderBar, type ReaderFilter } from './reader-bar.tsx'
import { type FeedEntry, useReader } from './use-reader.ts'

/** The feeds as one reads them: a list of entries, and the one that is open beside it. */
export default function Reader({ apiKey }: SlicePageProps) {
  const client = useMemo(() => createFeedClient(apiKey), [apiKey])
  return <Reading client={client} />
}

function Reading({ client }: { readonly client: FeedClient }) {
  const say = useSay()
  const reader = useReader(client)
  const [open, setOpen] = useState<FeedEntry>()
  const [filter, setFilter] = useState<ReaderFilter>({ query: '', isStarredOnly: false })
  const shown = reader.entries.filter((entry) => isWanted(entry, filter, reader.starred))
  const show = (entry: FeedEntry) => {
    setOpen(entry)
    reader.read.add(entry.link)
  }
  return (
    <section class="reader" aria-label={say('Reader')}>
      <ReaderBar
        reader={reader}
        filter={filter}
        onFilter={(changed) => setFilter({ ...filter, ...changed })}
        onCategory={() => setOpen(undefined)}
      />
      <div class="outcome" role="status">
        <FailureNotice sentence={reader.failure} />
      </div>
      <div class="reader-columns">
        <EntryList reader={reader} entries={shown} open={open} onOpen={show} />
        <EntryArticle entry={open} isStarred={reader.starred.has(open?.link ?? '')} onStar={reader.starred.toggle} />
      </div>
    </section>
  )
}

function isWanted(
  { link, title, sourceTitle, description }: FeedEntry,
  { query, isStarredOnly }: ReaderFilter,
  starred: { readonly has: (link: string) => boolean },
): boolean {
  if (isStarredOnly && !starred.has(link)) return false
  return `${title} ${sourceTitle} ${description}`.toLowerCase().includes(query.trim().toLowerCase())
}
