import { useCallback, useEffect, useState } from 'preact/hooks'
import { fetchModels, type Models, type Pull, readPulls } from './models.ts'

export interface KnownModels {
  readonly models: Models | undefined
  readonly pulls: readonly Pull[]
  readonly isUnreachable: boolean
  readonly refresh: () => void
}

/** The models of the server; how far pulls are comes as events, and the list is asked for anew when one has ended. */
export function useModels(): KnownModels {
  const [models, setModels] = useState<Models>()
  const [pulls, setPulls] = useState<readonly Pull[]>([])
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
