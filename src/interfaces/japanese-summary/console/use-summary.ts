import { useEffect, useRef, useState } from 'preact/hooks'
import { type SummaryClient, toSentence } from './summary-client.ts'

export interface Outcome {
  /** The text that was summarised. */
  readonly text: string
  readonly summary: readonly string[]
  readonly engine: string
  readonly milliseconds: number
}

/** A summary of a text, and what came of asking for it. */
export function useSummary(client: SummaryClient) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [failure, setFailure] = useState<string>()
  const [isWaiting, setWaiting] = useState(false)
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const summarize = async (text: string, count: string) => {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    setWaiting(true)
    const answer = await ask(client, text, count, controller.signal)
    if (current.current !== controller) return
    setWaiting(false)
    setOutcome(typeof answer === 'string' ? undefined : answer)
    setFailure(typeof answer === 'string' ? answer : undefined)
  }
  return { outcome, failure, isWaiting, summarize }
}

/** A sentence when it failed. */
async function ask(
  client: SummaryClient,
  text: string,
  linenumber: string,
  signal: AbortSignal,
): Promise<Outcome | string> {
  const begin = performance.now()
  try {
    const result = await client.summarize({ body: { sentences: text, linenumber } }, { signal })
    if (!result.ok) return toSentence(result)
    return {
      text,
      summary: result.body.summary,
      engine: result.headers['x-mainstay-engine'] ?? '',
      milliseconds: Math.round(performance.now() - begin),
    }
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : 'The call was given up.'
  }
}
