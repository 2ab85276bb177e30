import { setTimeout as pause } from 'node:timers/promises'
import { kernelError } from '../errors/service-error.ts'
import { sqliteCodeOf } from './to-storage-error.ts'

const timeoutMs = 30_000
const maxPauseMs = 50

/** The primary result code; 261 (recovery), 517 (snapshot) and 773 (timeout) carry it in their low byte. */
const sqliteBusy = 5

/**
 * Runs `attempt` again for up to 30 s while another process holds SQLite's lock. SQLite's own busy timeout would sleep
 * inside the call and stop the event loop; this wait leaves it free. Pauses grow from 1 to 50 ms and are jittered, so
 * that two waiting processes do not knock in step.
 */
export async function waitWhileBusy<Result>(attempt: () => Result): Promise<Result> {
  const started = performance.now()
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    try {
      return attempt()
    } catch (thrown) {
      if (!isBusy(thrown)) throw thrown
      if (performance.now() - started > timeoutMs) throw stillBusy(thrown)
    }
    await pause(pauseMs * (0.5 + Math.random() / 2))
  }
}

function isBusy(thrown: unknown): boolean {
  const code = sqliteCodeOf(thrown)
  return code !== undefined && (code & 0xff) === sqliteBusy
}

function stillBusy(cause: unknown): Error {
  return kernelError('busy', 'The database is in use by another process; try again in a moment.', { cause })
}
