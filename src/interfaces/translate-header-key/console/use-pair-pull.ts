import type { PullView } from '../../../../src/kernel/assembly/models/pull-view.ts'
import { useEffect, useRef, useState } from 'preact/hooks'
import { toSentence } from '../../../../console/src/page/use-answer.ts'
import { changeModel, readPulls } from '../../../../console/src/models/models.ts'

export interface PairPullState {
  readonly pull: PullView | undefined
  readonly failure: string | undefined
  /** How many pairs have come since the page was opened. */
  readonly done: number
  readonly start: (pair: string) => void
}

/** Brings the model of a pair of languages into this server, and tells how far it is. */
export function usePairPull(apiKey: string): PairPullState {
  const [pull, setPull] = useState<PullView>()
  const [failure, setFailure] = useState<string>()
  const [done, setDone] = useState(0)
  const events = useRef<EventSource>(undefined)
  useEffect(() => () => events.current?.close(), [])
  useEffect(() => {
    if (pull?.state === 'pulling' || pull === undefined) return
    events.current?.close()
    if (pull.state === 'here') setDone((count) => count + 1)
  }, [pull?.state])

  const watch = (name: string) => {
    events.current?.close()
    events.current = new EventSource('/models/events')
    events.current.addEventListener('message', ({ data }) => {
      setPull(readPulls(data).find((each) => each.name === name))
    })
  }
  const start = (name: string) => {
    setPull(undefined)
    setFailure(undefined)
    changeModel('pull', name, apiKey).then(
      () => watch(name),
      (thrown: unknown) => setFailure(toSentence(thrown)),
    )
  }
  return { pull, failure, done, start }
}
