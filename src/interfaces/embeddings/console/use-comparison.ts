import { useMemo } from 'preact/hooks'
import { bodyOf, useAnswer } from '../../../../console/src/page/use-answer.ts'
import { readMessage } from '../../../../console/src/server/read-message.ts'
import { createClient } from '../client.ts'
import { compareVectors } from './compare-vectors.ts'

export interface Comparison {
  readonly lines: readonly string[]
  readonly likeness: readonly (readonly number[])[]
  readonly model: string
  readonly dimensions: number
}

/** How near lines are to each other, and what came of asking. */
export function useComparison(apiKey: string) {
  const client = useMemo(() => createClient({ baseUrl: location.origin, key: apiKey }).embeddings, [apiKey])
  const { answer, failure, isWaiting, ask } = useAnswer<Comparison>()
  const compare = (lines: string[]) =>
    ask(async (signal) => {
      const { data, model } = bodyOf(await client.createEmbedding({ body: { input: lines } }, { signal }), readMessage)
      const vectors = data.map(({ embedding }) => (typeof embedding === 'string' ? [] : embedding))
      return { lines, likeness: compareVectors(vectors), model, dimensions: vectors[0]?.length ?? 0 }
    })
  return { comparison: answer, failure, isWaiting, compare }
}
