import v8 from 'node:v8'
import { contain } from '../kernel/foundation/observability/contain.ts'
import type { Logger } from '../kernel/foundation/observability/logger.ts'

const checkMs = 1_000
/** Milliseconds of processor time, its threads' included, that an idle process may take in a second. */
const idleMs = 100
const idleSeconds = 5
/** Less is not worth a collection. */
const worthwhileBytes = 8 * 2 ** 20
/** How long a collection may take in its steps beside the event loop. */
const collectionMs = 2_000

/**
 * Gives memory back to the system once the server has been idle for some seconds and holds more than the least that it has held when idle. V8 by itself keeps the pages of objects
 * that are gone for another 100 s, or for good while some calls come in: after a load a server held two to three times what it needs.
 */
export function giveBackMemoryWhenIdle(log: Logger): void {
  let used = process.cpuUsage()
  let held = process.memoryUsage.rss()
  let seconds = 0
  const check = () => {
    const { user, system } = process.cpuUsage(used)
    used = process.cpuUsage()
    const isIdle = (user + system) / 1000 < idleMs
    seconds = isIdle ? seconds + 1 : 0
    if (seconds < idleSeconds) return
    const resident = process.memoryUsage.rss()
    // Threads that end later take their memory with them.
    held = Math.min(held, resident)
    if (resident < held + worthwhileBytes) return
    seconds = 0
    collect(() => (held = process.memoryUsage.rss()))
  }
  setInterval(contain(check, { log, doing: 'giving memory back' }), checkMs).unref()
}

/**
 * Has V8 collect in steps, as `gc()` cannot: it begins such a collection when memory outside of its heap grows. The buffer is never written to, so that the system gives it no
 * memory. With `--optimize-for-size` the collection also returns the pages that it empties.
 */
function collect(done: () => void): void {
  v8.setFlagsFromString('--optimize-for-size')
  setTimeout(() => {
    v8.setFlagsFromString('--no-optimize-for-size')
    done()
  }, collectionMs).unref()
  Buffer.allocUnsafeSlow(128 * 2 ** 20)
}
