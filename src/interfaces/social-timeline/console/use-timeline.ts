import { useEffect, useState } from 'preact/hooks'
import { bodyOf, useAnswer } from '../../../../console/src/page/use-answer.ts'
import type { createClient } from '../client.ts'
import { type Post, readSentence, type TimelineAsk } from './posts.ts'

type TimelineClient = ReturnType<typeof createClient>['socialTimeline']

/** What is looked at, and the posts of it. */
export function useTimeline(client: TimelineClient) {
  const [asked, setAsked] = useState<TimelineAsk>({ account: 'mainstay' })
  const { answer, failure, isWaiting, ask } = useAnswer<readonly Post[]>()
  useEffect(() => void ask((signal) => fetchPosts(client, asked, signal)), [asked, client])
  return { asked, posts: failure === undefined ? answer : undefined, failure, isWaiting, look: setAsked }
}

/** @throws Error with the sentence of a failure */
async function fetchPosts(
  client: TimelineClient,
  { account = '', words, before }: TimelineAsk,
  signal: AbortSignal,
): Promise<readonly Post[]> {
  const common = { count: '20', tweet_mode: 'extended', ...(before && { max_id: before }) }
  if (words === undefined) {
    const query = { ...common, screen_name: account }
    return bodyOf(await client.userTimeline({ query }, { signal }), readSentence)
  }
  const found = await client.searchPosts({ query: { ...common, q: words } }, { signal })
  return bodyOf(found, readSentence).statuses
}
