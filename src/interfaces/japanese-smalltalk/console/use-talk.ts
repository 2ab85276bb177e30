import { useEffect, useRef, useState } from 'preact/hooks'
import { bodyOf, toSentence } from '../../../../console/src/page/use-answer.ts'
import { readPlainMessage } from '../../../../console/src/server/read-message.ts'
import type { SmalltalkClient } from './smalltalk-client.ts'
import { toQuery, type Turn } from './to-query.ts'

/** A talk: what was said so far, and saying more. */
export function useTalk(client: SmalltalkClient) {
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const [failure, setFailure] = useState<string>()
  const [isWaiting, setWaiting] = useState(false)
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const say = async (text: string) => {
    const controller = new AbortController()
    current.current = controller
    const said: readonly Turn[] = [...turns, { who: 'person', text }]
    setTurns(said)
    setFailure(undefined)
    setWaiting(true)
    const reply = await fetchReply(client, said, controller.signal).catch(toSentence)
    if (current.current !== controller) return
    setWaiting(false)
    if (typeof reply === 'string') setFailure(reply)
    else setTurns([...said, reply])
  }
  const beginAgain = () => {
    current.current?.abort()
    current.current = undefined
    setTurns([])
    setFailure(undefined)
    setWaiting(false)
  }
  return { turns, failure, isWaiting, say, beginAgain }
}

/** @throws Error with a sentence when there is no reply */
async function fetchReply(client: SmalltalkClient, turns: readonly Turn[], signal: AbortSignal): Promise<Turn> {
  const body = bodyOf(await client.smalltalk({ body: { query: toQuery(turns) } }, { signal }), readPlainMessage)
  if (body.status !== 0) throw new Error(`There is no reply to this (${body.message}).`)
  const [first] = body.results
  return { who: 'mainstay', text: first?.reply ?? '', perplexity: first?.perplexity ?? 0 }
}
