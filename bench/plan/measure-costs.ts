import { setTimeout as pause } from 'node:timers/promises'
import { callWrk } from '../http/measure-rate.ts'
import { readProcessorTimes } from './processor-time.ts'

/** A load, and what it took. */
export interface Costs {
  readonly callsPerSecond: number
  /** Milliseconds of a processor for each call, by program. */
  readonly perCall: ReadonlyMap<string, number>
  /** Processors that all programs together had. */
  readonly processors: number
}

const seconds = 6
/** What wrk took is gone with it, so that it is read just before its end. */
const readBeforeEndMs = 500

/** Calls at an address by so many callers, each of whom calls again at once. */
export async function measureCosts(url: string, callers: number): Promise<Costs> {
  await callWrk(url, 2, callers)
  const before = readProcessorTimes()
  const begin = performance.now()
  const calling = callWrk(url, seconds, callers)
  await pause(seconds * 1000 - readBeforeEndMs)
  const after = readProcessorTimes()
  const wallMs = performance.now() - begin
  const callsPerSecond = await calling
  const taken = [...after].map(([program, ms]) => [program, ms - (before.get(program) ?? 0)] as const)
  const calls = (callsPerSecond * wallMs) / 1000
  return {
    callsPerSecond,
    perCall: new Map(taken.map(([program, ms]) => [program, ms / calls])),
    processors: taken.reduce((sum, [, ms]) => sum + ms, 0) / wallMs,
  }
}
