/** Milliseconds of work after which other requests get their turn. */
const turnMs = 5

/** Waits a turn when the work of this turn has lasted long enough; fails once the caller is gone. */
export type GiveWay = (signal: AbortSignal) => Promise<void> | undefined

/**
 * A function that all long work of one engine calls at every step. They share one clock, and of those that wait one goes on in each
 * turn of the event loop, so that a hundred prompts hold it no longer than one does.
 */
export function createGiveWay(): GiveWay {
  const waiting: (() => void)[] = []
  let since = Number.NEGATIVE_INFINITY
  const goOn = () => {
    since = performance.now()
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(goOn)
  }
  const wait = async (signal: AbortSignal) => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(goOn)
    })
    signal.throwIfAborted()
  }
  return (signal) => {
    signal.throwIfAborted()
    return performance.now() - since < turnMs ? undefined : wait(signal)
  }
}
