import type { Failure } from './result.ts'

/** Thrown in place of the first event, when no stream of events came; carries what came instead. */
export class StreamRefusedError extends Error {
  override readonly name = 'StreamRefusedError'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.reason)
    this.failure = failure
  }
}
