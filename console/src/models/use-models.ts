import type { PullView } from '../../../src/kernel/assembly/models/pull-view.ts'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { fetchModels, type Models, readPulls } from './models.ts'

export interface KnownModels {
  readonly models: Models | undefined
  readonly pulls: readonly PullView[]
  readonly isUnreachable: boolean
  readonly refresh: () => void
}

/** The models of the server; how far pulls are comes as events, and the list is asked for anew when one has ended. */
export function useModels(): KnownModels {
  const [models, setModels] = useState<Models>()
  const [pulls, setPulls] = useState<readonly PullView[]>([])
  const [isUnreachable, setUnreachable] = useState(false)
  const refresh = useCallback(() => {
    fetchModels().then(
      (latest) => {
        setModels(latest)
        setUnreachable(false)
      },
      () => setUnreachable(true),
    )
  }, [])
  useEffect(() => {
    refresh()
    const events = new EventSource('/models/events')
    events.addEventListener('message', ({ data }) => setPulls(readPulls(data)))
    return () => events.close()
  }, [refresh])
  const ended = pulls.filter(({ state }) => state !== 'pulling').length
  useEffect(refresh, [ended, refresh])
  return { models, pulls, isUnreachable, refresh }
}
