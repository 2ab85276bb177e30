import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'

/** An operation that a request asked for, or a job. */
export interface CurrentOperation {
  readonly interface: string
  readonly operation: string
}

/** Hears where the work of a turn of the event loop ends, or goes on to something else. */
export interface TurnMarker {
  mark(work?: CurrentOperation): void
}

interface RunningOperation {
  readonly work: CurrentOperation
  readonly marker: TurnMarker
}

const current = new AsyncLocalStorage<RunningOperation>()

/** Begins what a request asks for, or a job; all that follows from it, over however many turns, counts as that work. */
export type RunAs = <Input extends readonly unknown[], Result>(
  act: (...input: Input) => Result,
  ...input: Input
) => Result

/**
 * Made once for all requests of an operation. AsyncLocalStorage's own `run` copies a Map twice at every call; the one that is made here
 * is only put in its place. What others keep in storages of that kind is as it was when this was made.
 */
export function createRunAs(work: CurrentOperation, marker: TurnMarker): RunAs {
  const scope = current.run({ work, marker }, () => new AsyncResource('MainstayOperation'))
  return (act, ...input) => scope.runInAsyncScope(act, undefined, ...input)
}

/** What was done in this turn so far was the current request's work. Called wherever it hands over to a thread, the storage or others. */
export function markTurn(): void {
  const now = current.getStore()
  now?.marker.mark(now.work)
}
