import { performance } from 'node:perf_hooks'
import v8 from 'node:v8'

const checkMs = 1_000
/** The share of a second in which the event loop may have been at work, for the second to count as idle. */
const idleShare = 0.1
const idleSeconds = 5
/** Less is not worth a collection. */
const worthwhileBytes = 48 * 2 ** 20
/** How long a collection may take in its steps beside the event loop. */
const collectionMs = 2_000

/**
 * Gives memory back to the system once the server has been idle for some seconds and holds more than it did when that was last done. V8 by itself keeps the pages of objects that
 * are gone for another 100 s, or for good while some calls come in: after a load a server held two to three times what it needs.
 */
export function giveBackMemoryWhenIdle(): void {
  let loop = performance.eventLoopUtilization()
  let held = process.memoryUsage.rss()
  let seconds = 0
  const check = () => {
    const now = performance.eventLoopUtilization()
    const isIdle = performance.eventLoopUtilization(now, loop).utilization < idleShare
    loop = now
    seconds = isIdle ? seconds + 1 : 0
    if (seconds < idleSeconds || process.memoryUsage.rss() < held + worthwhileBytes) return
    seconds = 0
    collect(() => (held = process.memoryUsage.rss()))
  }
  setInterval(check, checkMs).unref()
}

/**
 * Has V8 collect in steps, as `gc()` cannot: it begins such a collection when memory outside of its heap grows. The buffer is never written to, so that the system gives it no
 * memory. With `--optimize-for-size` the collection also returns the pages that it empties.
 */
function collect(done: () => void): void {
  v8.setFlagsFromString('--optimize-for-size')
  Buffer.allocUnsafeSlow(128 * 2 ** 20)
  setTimeout(() => {
    v8.setFlagsFromString('--no-optimize-for-size')
    done()
  }, collectionMs).unref()
}
