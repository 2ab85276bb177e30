import { useMemo, useState } from 'preact/hooks'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { FailureNotice } from '../../../../console/src/ui/failure-notice.tsx'
import { useSay } from '../../../../console/src/words/say.ts'
import { createClient } from '../client.ts'
import { AccountHead } from './account-head.tsx'
import { PostCard } from './post-card.tsx'
import { isAccount } from './posts.ts'
import { TimelineForm } from './timeline-form.tsx'
import { useTimeline } from './use-timeline.ts'

/** Posts of an account, or those that a search finds, as their readers would see them. */
export default function Timeline({ apiKey }: SlicePageProps) {
  const say = useSay()
  // A key of the server is taken as a token, too.
  const client = useMemo(() => createClient({ baseUrl: location.origin, key: apiKey }).socialTimeline, [apiKey])
  const [account, setAccount] = useState('mainstay')
  const [words, setWords] = useState('')
  const { asked, posts, failure, isWaiting, look } = useTimeline(client)
  const author = asked.words === undefined ? posts?.map(({ user }) => user).find(isAccount) : undefined
  const openTag = (tag: string) => {
    setWords(tag)
    look({ words: tag })
  }
  const openAccount = (name: string) => {
    setAccount(name)
    look({ account: name })
  }
  return (
    <section class="page-section" aria-label={say('Timeline')}>
      <TimelineForm account={account} words={words} onAccount={setAccount} onWords={setWords} onLook={look} />
      <div class="outcome" role="status">
        <FailureNotice sentence={failure} />
        {!isWaiting && posts?.length === 0 && <p class="placeholder">{say('No posts.')}</p>}
      </div>
      {author && <AccountHead account={author} />}
      {posts?.map((post) => (
        <PostCard key={post.id_str} post={post} onTag={openTag} onAccount={openAccount} />
      ))}
      <Turner timeline={{ asked, posts, isWaiting, look }} />
    </section>
  )
}

interface TurnerProps {
  readonly timeline: Pick<ReturnType<typeof useTimeline>, 'asked' | 'posts' | 'isWaiting' | 'look'>
}

/** To the posts before those that are shown, and back to the newest. */
function Turner({ timeline: { asked, posts = [], isWaiting, look } }: TurnerProps) {
  const say = useSay()
  const last = posts.at(-1)
  if (!last) return null
  return (
    <nav class="page-turner" aria-label={say('Pages')}>
      {asked.before !== undefined && (
        <button type="button" class="quiet-button" onClick={() => look({ ...asked, before: undefined })}>
          {say('The newest')}
        </button>
      )}
      <button
        type="button"
        class="quiet-button"
        disabled={isWaiting || posts.length < 2}
        onClick={() => look({ ...asked, before: String(BigInt(last.id_str) - 1n) })}
      >
        {say('Older')}
      </button>
    </nav>
  )
}
