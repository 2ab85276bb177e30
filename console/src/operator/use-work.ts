import { useEffect, useState } from 'preact/hooks'
import { followEvents } from '../server/follow-events.ts'
import { isWork, type Work } from './work.ts'

export interface KnownWork {
  readonly work: Work | undefined
  /** Whether nothing comes any more. */
  readonly isLost: boolean
}

/** What goes on, as it goes on. */
export function useWork(apiKey: string): KnownWork {
  const [known, setKnown] = useState<KnownWork>({ work: undefined, isLost: false })
  useEffect(() => {
    const leaving = new AbortController()
    void followEvents('/operator/events', apiKey, leaving.signal, {
      tell: (data) => isWork(data) && setKnown({ work: data, isLost: false }),
      lose: () => setKnown(({ work }) => ({ work, isLost: true })),
    })
    return () => leaving.abort()
  }, [apiKey])
  return known
}
