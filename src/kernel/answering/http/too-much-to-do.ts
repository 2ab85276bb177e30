import { kernelError, type ServiceError } from '../../foundation/errors/service-error.ts'
import type { LoopWatch } from '../../foundation/observability/loop-watch.ts'
import type { WorkerObserver } from '../../foundation/observability/worker-observer.ts'
import type { SharedTurns } from '../../foundation/workers/yield-to-event-loop.ts'

export interface BacklogParts {
  readonly loop: Pick<LoopWatch, 'lateMs'>
  readonly turns: Pick<SharedTurns, 'longestWaitMs'>
  /** Milliseconds that a call may wait. */
  readonly maxWaitMs: number
  readonly observer: Pick<WorkerObserver, 'shed'>
}

/**
 * Whether the event loop is behind: it has not come round for so long, or long work has waited for a turn of it for so long. A call that comes then would wait in the
 * sockets, where nobody counts it: a server at three times what it can serve would make everybody wait for a minute instead of refusing two of three.
 */
export function createBacklog({ loop, turns, maxWaitMs, observer }: BacklogParts): (now: number) => boolean {
  return (now) => {
    const isBehind = loop.lateMs(now) > maxWaitMs || turns.longestWaitMs(now) > maxWaitMs
    if (isBehind) observer.shed('event loop')
    return isBehind
  }
}

export function tooMuchToDo(): ServiceError {
  const message = 'There is more to do here than can be done; try again in a moment.'
  return kernelError('busy', message, { headers: { 'retry-after': '1' } })
}
