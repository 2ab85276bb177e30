import { markTurn } from '../observability/current-work.ts'

/** Milliseconds of work in one round of the event loop, of all who take turns together. */
const roundMs = 5

/** Waits a turn when the work of this round has lasted long enough; fails once the caller is gone. */
export type YieldToEventLoop = (signal?: AbortSignal) => Promise<void> | undefined

/**
 * A function that all long work on the event loop calls at every step. They share one clock: in each round of the event loop those who
 * wait go on one after the other until five milliseconds are used, so that a hundred prompts hold it no longer than one does,
 * and get on when rounds are long.
 */
export function createYieldToEventLoop(): YieldToEventLoop {
  const waiting: (() => void)[] = []
  let since = Number.NEGATIVE_INFINITY
  let isAwaited = false
  const isOver = () => performance.now() - since >= roundMs
  const begin = () => {
    since = performance.now()
    goOn()
  }
  const goOn = () => {
    waiting.shift()?.()
    isAwaited = waiting.length > 0
    // A tick begins once every promise that can go on has gone on: then the one that was let go waits again, or is done.
    if (isAwaited) queueMicrotask(() => process.nextTick(() => (isOver() ? setImmediate(begin) : goOn())))
  }
  const wait = async (signal: AbortSignal | undefined) => {
    markTurn()
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
      if (!isAwaited) setImmediate(begin)
      isAwaited = true
    })
    signal?.throwIfAborted()
  }
  return (signal) => {
    signal?.throwIfAborted()
    return isOver() ? wait(signal) : undefined
  }
}
