import { setImmediate } from 'node:timers/promises'

/** Milliseconds of work after which other requests get their turn. */
const turnMs = 5

/** A function that long work calls at every step: it waits a turn now and then, and fails once the caller is gone. */
export function createGiveWay(signal: AbortSignal): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    signal.throwIfAborted()
    if (performance.now() - since < turnMs) return undefined
    return setImmediate().then(() => {
      since = performance.now()
      signal.throwIfAborted()
    })
  }
}
