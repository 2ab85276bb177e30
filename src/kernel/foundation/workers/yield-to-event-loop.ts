import { markTurn } from '../observability/current-operation.ts'

/** Milliseconds of work in one round of the event loop, of all who take turns together. */
const roundMs = 5

/** Milliseconds of work in steps that waits for no turn: most work is done by then. */
const shortMs = 2

/** Waits a turn when the work of this round has lasted long enough; fails once the caller is gone. */
export type YieldToEventLoop = (signal?: AbortSignal) => Promise<void> | undefined

/** That of a whole process. */
export interface SharedTurns {
  (signal?: AbortSignal): Promise<void> | undefined
  /** Milliseconds for which the first of those who wait for a turn has waited at `now`, of the clock of `performance`; 0 where nobody does. */
  longestWaitMs(now: number): number
}

/** The same for one caller: nothing where others need no turn yet. */
export type WaitTurn = () => Promise<void> | undefined

/**
 * A function that all long work on the event loop calls at every step. They share one clock: in each round of the event loop those who
 * wait go on one after the other until five milliseconds are used, so that a hundred prompts hold it no longer than one does,
 * and get on when rounds are long.
 */
export function createYieldToEventLoop(): SharedTurns {
  const waiting: { readonly goOn: () => void; readonly from: number }[] = []
  let since = Number.NEGATIVE_INFINITY
  let isAwaited = false
  const isOver = () => performance.now() - since >= roundMs
  const begin = () => {
    since = performance.now()
    goOn()
  }
  const goOn = () => {
    waiting.shift()?.goOn()
    isAwaited = waiting.length > 0
    // A tick begins once every promise that can go on has gone on: then the one that was let go waits again, or is done.
    if (isAwaited) queueMicrotask(() => process.nextTick(() => (isOver() ? setImmediate(begin) : goOn())))
  }
  const wait = async (signal: AbortSignal | undefined) => {
    markTurn()
    await new Promise<void>((resolve) => {
      waiting.push({ goOn: resolve, from: performance.now() })
      if (!isAwaited) setImmediate(begin)
      isAwaited = true
    })
    signal?.throwIfAborted()
  }
  const takeTurn = (signal?: AbortSignal) => {
    signal?.throwIfAborted()
    return isOver() ? wait(signal) : undefined
  }
  return Object.assign(takeTurn, {
    longestWaitMs: (now: number) => (waiting[0] ? now - waiting[0].from : 0),
  })
}

/**
 * Does work that comes in steps, each well below a millisecond, and takes turns between them.
 *
 * @param yieldToEventLoop - that of the platform or of the request; the latter ends the work once the caller is gone.
 */
export async function runInTurns<Result>(steps: Generator<void, Result>, yieldToEventLoop: WaitTurn): Promise<Result> {
  const begun = performance.now()
  let isShort = true
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (isShort && performance.now() - begun < shortMs) continue
    isShort = false
    const turn = yieldToEventLoop()
    if (turn) await turn
  }
}
