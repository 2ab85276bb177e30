import { sentenceOf, useAnswer } from '../../../../console/src/page/use-answer.ts'
import { readPlainMessage } from '../../../../console/src/server/read-message.ts'
import type { SummaryClient } from './summary-client.ts'

export interface Outcome {
  /** The text that was summarised. */
  readonly text: string
  readonly summary: readonly string[]
  readonly engine: string
  readonly milliseconds: number
}

/** A summary of a text, and what came of asking for it. */
export function useSummary(client: SummaryClient) {
  const { answer, failure, isWaiting, ask } = useAnswer<Outcome>()
  const summarize = (text: string, count: string) => ask((signal) => fetchSummary(client, text, count, signal))
  return { outcome: answer, failure, isWaiting, summarize }
}

/** @throws Error with the sentence of a failure */
async function fetchSummary(
  client: SummaryClient,
  text: string,
  linenumber: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const begin = performance.now()
  const result = await client.summarize({ body: { sentences: text, linenumber } }, { signal })
  if (!result.ok) throw new Error(sentenceOf(result, readPlainMessage))
  return {
    text,
    summary: result.body.summary,
    engine: result.headers['x-mainstay-engine'] ?? '',
    milliseconds: Math.round(performance.now() - begin),
  }
}
