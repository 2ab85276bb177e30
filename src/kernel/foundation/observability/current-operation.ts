import { AsyncLocalStorage } from 'node:async_hooks'

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

/** Does what a request asks for, or a job; all that follows from it, over however many turns, counts as its own. */
export function runAs<Result>(work: CurrentOperation, marker: TurnMarker, act: () => Result): Result {
  return current.run({ work, marker }, act)
}

/** What was done in this turn so far was the current request's work. Called wherever it hands over to a thread, the storage or others. */
export function markTurn(): void {
  const now = current.getStore()
  now?.marker.mark(now.work)
}
