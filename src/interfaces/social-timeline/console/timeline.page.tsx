import { useEffect, useMemo, useState } from 'preact/hooks'
import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import { bodyOf, useAnswer } from '../../../../console/src/page/use-answer.ts'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { useSay } from '../../../../console/src/words/say.ts'
import { AccountHead } from './account-head.tsx'
import { PostCard } from './post-card.tsx'
import { isAccount, type Post, readSentence, type TimelineAsk } from './posts.ts'
import { createClient } from '../client.ts'

/** Posts of an account, or those that a search finds, as their readers would see them. */
export default function Timeline({ apiKey }: SlicePageProps) {
  const say = useSay()
  // A key of the server is taken as a token, too.
  const client = useMemo(() => createClient({ baseUrl: location.origin, key: apiKey }).socialTimeline, [apiKey])
  const [account, setAccount] = useState('mainstay')
  const [words, setWords] = useState('')
  const [asked, setAsked] = useState<TimelineAsk>({ account: 'mainstay' })
  const { answer, failure, isWaiting, ask } = useAnswer<readonly Post[]>()
  useEffect(() => {
    const common = { count: '20', tweet_mode: 'extended', ...(asked.before && { max_id: asked.before }) }
    void ask(async (signal) => {
      if (asked.words === undefined) {
        const query = { ...common, screen_name: asked.account ?? '' }
        return bodyOf(await client.userTimeline({ query }, { signal }), readSentence)
      }
      const found = await client.searchPosts({ query: { ...common, q: asked.words } }, { signal })
      return bodyOf(found, readSentence).statuses
    })
  }, [asked, client])
  const author = asked.words === undefined ? answer?.map(({ user }) => user).find(isAccount) : undefined
  const last = answer?.at(-1)
  return (
    <section class="page-section" aria-label={say('Timeline')}>
      <div class="page-row">
        <form
          class="page-row"
          onSubmit={submit(() => account.trim() !== '' && setAsked({ account: account.trim().replace(/^@/, '') }))}
        >
          <LabelledInput label={say('Account')}>
            {(id) => <input id={id} value={account} onInput={(event) => setAccount(event.currentTarget.value)} />}
          </LabelledInput>
          <button type="submit" class="send">
            {say('Show')}
          </button>
        </form>
        <form class="page-row" onSubmit={submit(() => words.trim() !== '' && setAsked({ words: words.trim() }))}>
          <LabelledInput label={say('Words in posts of all accounts')}>
            {(id) => (
              <input
                id={id}
                type="search"
                value={words}
                placeholder="#sample OR from:mainstay"
                onInput={(event) => setWords(event.currentTarget.value)}
              />
            )}
          </LabelledInput>
          <button type="submit" class="quiet-button">
            {say('Search')}
          </button>
        </form>
      </div>
      <div class="outcome" role="status">
        {failure !== undefined && <p class="notice">{failure}</p>}
        {failure === undefined && !isWaiting && answer?.length === 0 && <p class="placeholder">{say('No posts.')}</p>}
      </div>
      {failure === undefined && author && <AccountHead account={author} />}
      {failure === undefined &&
        answer?.map((post) => (
          <PostCard
            key={post.id_str}
            post={post}
            onTag={(tag) => {
              setWords(tag)
              setAsked({ words: tag })
            }}
            onAccount={(name) => {
              setAccount(name)
              setAsked({ account: name })
            }}
          />
        ))}
      {failure === undefined && last && (
        <nav class="page-turner" aria-label={say('Pages')}>
          {asked.before !== undefined && (
            <button type="button" class="quiet-button" onClick={() => setAsked({ ...asked, before: undefined })}>
              {say('The newest')}
            </button>
          )}
          <button
            type="button"
            class="quiet-button"
            disabled={isWaiting || (answer?.length ?? 0) < 2}
            onClick={() => setAsked({ ...asked, before: String(BigInt(last.id_str) - 1n) })}
          >
            {say('Older')}
          </button>
        </nav>
      )}
    </section>
  )
}

function submit(act: () => unknown): (event: Event) => void {
  return (event) => {
    event.preventDefault()
    act()
  }
}
