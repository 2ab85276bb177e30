const defaultTimeoutMs = 30_000
const minMs = 5_000
const maxMs = 60_000

/** Keeps a caller's timeout within the 5 to 60 seconds that the specification names (common rule 5). */
export function clampTimeoutMs(timeoutMs: number | undefined): number {
  if (timeoutMs === undefined || Number.isNaN(timeoutMs)) return defaultTimeoutMs
  return Math.min(Math.max(timeoutMs, minMs), maxMs)
}
