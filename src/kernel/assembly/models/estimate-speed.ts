import { performance } from 'node:perf_hooks'

/** Bytes that are copied to see how fast memory is: more than caches hold. */
const measuredBytes = 128 * 1024 * 1024

let bytesPerSecond: number | undefined

/**
 * How fast a chat model writes here, about: each token reads all its weights, so memory is what it waits for. Undefined for other purposes,
 * whose speed depends on what they are given. Once one has answered here, the measured speed is given, without the tilde before it.
 */
export function estimateSpeed(purpose: string, bytes: number, measured?: number): string | undefined {
  if (measured !== undefined) return `${round(measured)} tokens/s`
  if (purpose !== 'chat' || bytes === 0) return undefined
  bytesPerSecond ??= measureMemory()
  return `~${round(bytesPerSecond / bytes)} tokens/s`
}

function round(perSecond: number): string {
  return perSecond < 10 ? perSecond.toFixed(1) : String(Math.round(perSecond))
}

/** Reading and writing are counted, since both pass the same way. */
function measureMemory(): number {
  const [from, to] = [Buffer.alloc(measuredBytes, 1), Buffer.alloc(measuredBytes)]
  // The first time the system has yet to give the pages.
  from.copy(to)
  const begin = performance.now()
  from.copy(to)
  return (2 * measuredBytes) / ((performance.now() - begin) / 1_000)
}
