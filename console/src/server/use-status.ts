import { useCallback, useEffect, useState } from 'preact/hooks'
import { fetchStatus, type Status } from './status.ts'

export interface KnownStatus {
  /** The latest that is known, even while the server is away. */
  readonly status: Status | undefined
  readonly unreachable: boolean
  readonly refresh: () => void
}

const refreshSeconds = 20

/** The server's state: asked for at the start, on request, and now and then while the page is looked at. */
export function useStatus(): KnownStatus {
  const [status, setStatus] = useState<Status>()
  const [unreachable, setUnreachable] = useState(false)

  const refresh = useCallback(() => {
    fetchStatus().then(
      (latest) => {
        setStatus(latest)
        setUnreachable(false)
      },
      () => setUnreachable(true),
    )
  }, [])

  useEffect(() => {
    refresh()
    const refreshWhenSeen = () => {
      if (document.visibilityState === 'visible') refresh()
    }
    const timer = setInterval(refreshWhenSeen, refreshSeconds * 1000)
    document.addEventListener('visibilitychange', refreshWhenSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshWhenSeen)
    }
  }, [refresh])

  return { status, unreachable, refresh }
}
