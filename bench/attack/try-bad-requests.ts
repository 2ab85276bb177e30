import { attackAgain } from '../overload/attack-again.ts'
import { findFault } from '../overload/find-fault.ts'
import type { WatchedServer } from '../overload/watched-server.ts'
import type { BadRequest } from './mutate-requests.ts'

export interface TriedRequests {
  readonly tried: number
  readonly pauseMs: number
  /** Each fault with the request that shows it. */
  readonly faults: readonly string[]
}

const atATime = 8

/** Sends bad requests, some at a time; where something is wrong, each of those again alone, to name it. */
export async function tryBadRequests(server: WatchedServer, requests: readonly BadRequest[]): Promise<TriedRequests> {
  const faults: string[] = []
  let pauseMs = 0
  for (let start = 0; start < requests.length; start += atATime) {
    const batch = requests.slice(start, start + atATime)
    const outcome = await attackAgain(
      server,
      batch.map(({ raw }) => raw),
    )
    pauseMs = Math.max(pauseMs, outcome.pauseMs)
    if (findFault(outcome)) faults.push(...(await findCulprits(server, batch)))
  }
  return { tried: requests.length, pauseMs, faults }
}

async function findCulprits(server: WatchedServer, batch: readonly BadRequest[]): Promise<string[]> {
  const found: string[] = []
  for (const { name, raw } of batch) {
    const fault = findFault(await attackAgain(server, [raw]))
    if (fault) found.push(`${name}: ${fault}`)
  }
  for (const fault of found) console.log(`  ${fault}`)
  return found
}
