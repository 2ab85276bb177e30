import type { Outcome } from './watched-server.ts'

/** No other caller may wait longer than this, in milliseconds, whatever is sent. */
export const maxPauseMs = 100

/** What is wrong with the way a server took an attack, as a phrase; undefined when it took it well. */
export function findFault(
  { died, timedOut, status, pauseMs }: Omit<Outcome, 'statuses'>,
  longestMs = maxPauseMs,
): string | undefined {
  if (died) return 'the server died or answered nobody'
  if (timedOut) return 'no answer in time'
  // 503 is how a wire says that it is busy, which is an answer.
  if (status >= 500 && status !== 503) return `status ${status}`
  if (pauseMs > longestMs) return `others waited ${Math.round(pauseMs).toLocaleString('en')} ms`
  return status === 0 ? 'the connection was closed without an answer' : undefined
}
