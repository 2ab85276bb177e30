import type { StopSignal } from '../kernel/wire/interface/commands/command-context.ts'

/** Aborts on the first Ctrl-C or SIGTERM, so that work ends at the next safe place; a second one ends the process at once. */
export function listenForStop(): StopSignal {
  const controller = new AbortController()
  const stop = () => {
    process.off('SIGINT', stop).off('SIGTERM', stop)
    controller.abort()
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  return {
    signal: controller.signal,
    [Symbol.dispose]: () => void process.off('SIGINT', stop).off('SIGTERM', stop),
  }
}
