/** Loaded into a server by `--import`: appends the processor time of each long turn of its event loop, in microseconds, to the file WATCHED_TURNS. */
import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/** Microseconds; shorter turns hold nobody up. */
const long = 5_000

const path = process.env.WATCHED_TURNS
if (isMainThread && path !== undefined) watch(path, read())

function watch(file: string, before: number): void {
  const timer = setTimeout(() => {
    const after = read()
    if (after - before >= long) appendFileSync(file, `${after - before}\n`)
    watch(file, read())
  }, 1)
  timer.unref()
}

/** Of this thread alone. */
function read(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}
