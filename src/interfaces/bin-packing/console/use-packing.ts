import { useMemo } from 'preact/hooks'
import { bodyOf, useAnswer } from '../../../../console/src/page/use-answer.ts'
import { createClient } from '../client.ts'
import { type Hold, type Kind, type Load, readSentence, toLoad, toRequest } from './load.ts'

/** What came of packing. */
export function usePacking(apiKey: string) {
  const client = useMemo(
    () => createClient({ baseUrl: location.origin, ...(apiKey !== '' && { key: apiKey }) }).binPacking,
    [apiKey],
  )
  const { answer, failure, isWaiting, ask } = useAnswer<Load>()
  const pack = (hold: Hold, kinds: readonly Kind[]) =>
    ask(async (signal) =>
      toLoad(bodyOf(await client.pack({ body: toRequest(hold, kinds) }, { signal }), readSentence), hold, kinds),
    )
  return { load: answer, failure, isWaiting, pack }
}
