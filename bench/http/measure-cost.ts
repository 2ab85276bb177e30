import { callWrk, median } from './measure-rate.ts'
import type { Started } from './start-process.ts'

export interface Measured {
  readonly url: string
  readonly server: Started
}

export interface Cost {
  /** Requests a second. */
  readonly rate: number
  /** Processor time of the server, all its threads, a request. */
  readonly microseconds: number
}

const seconds = 2
const connections = 32

/** What a request of each costs its server: by turns, so that a slow moment of the machine meets all. */
export async function measureCosts(all: readonly Measured[], script: string, rounds: number): Promise<Cost[]> {
  const costs = all.map((): Cost[] => [])
  for (const { url } of all) await callWrk(url, 8, connections, script)
  for (let round = 0; round < rounds; round++) {
    for (const [index, { url, server }] of all.entries()) {
      const before = server.processorMs()
      const rate = await callWrk(url, seconds, connections, script)
      const microseconds = ((server.processorMs() - before) * 1000) / (rate * seconds)
      costs[index]?.push({ rate, microseconds })
    }
  }
  return costs.map((each) => ({
    rate: median(each.map(({ rate }) => rate)),
    microseconds: median(each.map(({ microseconds }) => microseconds)),
  }))
}
