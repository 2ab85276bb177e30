import { useCallback, useEffect, useState } from 'preact/hooks'
import { toSentence } from '../page/use-answer.ts'
import { type CallFilter, type Calls, fetchCalls, keepBodies } from './calls.ts'

const refreshMs = 2_000

/** The calls that a filter leaves, asked for again while the page is looked at. */
export function useCalls(filter: CallFilter, apiKey: string) {
  const [known, setKnown] = useState<Calls>()
  const [failure, setFailure] = useState<string>()
  const fail = (thrown: unknown) => setFailure(toSentence(thrown))
  const refresh = useCallback(
    () =>
      fetchCalls(filter, apiKey).then((calls) => {
        setKnown(calls)
        setFailure(undefined)
      }, fail),
    [filter, apiKey],
  )
  useEffect(() => {
    void refresh()
    const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(), refreshMs)
    return () => clearInterval(timer)
  }, [refresh])
  const keep = (interfaceId: string, minutes: number) =>
    void keepBodies(interfaceId, minutes, apiKey).then(refresh, fail)
  return { known, failure, keep }
}
