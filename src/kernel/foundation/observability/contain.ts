import type { Logger } from './logger.ts'

/** Work for which nobody waits: failures in it can only be logged. */
export interface ContainedWork {
  readonly log: Logger
  /** What is done, as the log says it: "renewing a lease". */
  readonly doing: string
  /** What identifies this piece of work among others of its kind, such as the request's id. */
  readonly details?: object
  /** Ends what is at fault, a connection for instance, and nothing else. */
  readonly end?: () => void
}

/**
 * The last resort of all that is asynchronous: says in the log what failed at what, and ends what is at fault. It never throws, for
 * a failure that leaves a callback would end the process.
 */
export function containFailure(thrown: unknown, { log, doing, details, end }: ContainedWork): void {
  try {
    log.error({ ...details, err: thrown ?? String(thrown) }, `${doing} failed`)
  } catch {
    // A log that cannot be written must not keep the fault from being ended.
  }
  try {
    end?.()
  } catch (err) {
    containFailure(err, { log, doing: `ending what failed at ${doing}` })
  }
}

/** A callback for timers, events and work that is not waited for: it neither throws nor leaves a promise that rejects. */
export function contain<Input extends readonly unknown[]>(
  callback: (...input: Input) => unknown,
  work: ContainedWork,
): (...input: Input) => void {
  return (...input) => {
    try {
      const result = callback(...input)
      if (result instanceof Promise) result.catch((thrown: unknown) => containFailure(thrown, work))
    } catch (thrown) {
      containFailure(thrown, work)
    }
  }
}
