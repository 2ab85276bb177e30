import { useEffect, useRef, useState } from 'preact/hooks'
import { type SmalltalkClient, toSentence } from './smalltalk-client.ts'
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
    const reply = await ask(client, said, controller.signal)
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

/** A sentence when there is no reply. */
async function ask(client: SmalltalkClient, turns: readonly Turn[], signal: AbortSignal): Promise<Turn | string> {
  try {
    const result = await client.smalltalk({ body: { query: toQuery(turns) } }, { signal })
    if (!result.ok) return toSentence(result)
    if (result.body.status !== 0) return `There is no reply to this (${result.body.message}).`
    const [first] = result.body.results
    return { who: 'mainstay', text: first?.reply ?? '', perplexity: first?.perplexity ?? 0 }
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : 'The call was given up.'
  }
}
