import { reportFailure } from './report-failure.ts'

export interface Output {
  /** Why it could not be written, once that was reported. */
  readonly failure: Error | undefined
}

/**
 * Whoever reads the output through a pipe, `head` for one, may leave early: then nothing more is written, and nothing is said.
 * Output that cannot be written for another reason, a full disk for one, is a failure of the command.
 */
export function guardOutput(): Output {
  let failure: Error | undefined
  process.stdout.on('error', (thrown: Error & { code?: string }) => {
    if (failure || thrown.code === 'EPIPE') return
    failure = thrown
    reportFailure(thrown)
    process.exitCode = 1
  })
  // There is no other place to say it.
  process.stderr.on('error', () => {})
  return {
    get failure() {
      return failure
    },
  }
}
