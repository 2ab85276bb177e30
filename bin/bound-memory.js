/**
 * glibc keeps blocks that were freed: it raises its bounds with the largest of them, and has a heap for each thread. It reads
 * these settings only when a process begins; src/cli/give-back-memory.ts does the same for V8.
 */
const bounds = { MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' }

/**
 * Begins the process anew under these settings, with the same id; does nothing where they are set already, as in the
 * container. Neither a socket that systemd hands over nor a channel to a parent process would outlast it.
 */
export function boundMemory() {
  const { env } = process
  const isBound = Object.keys(bounds).some((name) => env[name] !== undefined)
  // `node --permission` may forbid it, which is no reason not to serve.
  const mayBegin = process.execve && (process.permission?.has('child') ?? true)
  if (process.platform !== 'linux' || isBound || env.LISTEN_FDS || process.send || !mayBegin) return
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...env,
    ...bounds,
  })
}
