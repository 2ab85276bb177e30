import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { LoadGenerator, percentile, type Served } from './mixed-load/generate-load.ts'
import { type LoadKind, loadKinds } from './mixed-load/load-kinds.ts'
import { startProcess } from './http/start-process.ts'
import type { BenchResult, Figure } from './result.ts'

const port = 18_422
const key = 'the-key-of-this-benchmark'
const callsPerMinute = '1000000'
const settings = {
  MAINSTAY_DEV_KEY: key,
  MODERATIONS_PAID_CALLS_PER_MINUTE: callsPerMinute,
  EMBEDDINGS_PAID_CALLS_PER_MINUTE: callsPerMinute,
  CHAT_COMPLETIONS_PAID_CALLS_PER_MINUTE: callsPerMinute,
}
const seconds = { alone: 4, warmUp: 8, together: 15 }
const callersAlone = 16
/** Connections of all kinds together; each caller sends the next request as soon as the last is answered, or refused. */
const crowds = [400, 800]

/**
 * Six kinds of clients at once, far more of them than can be served. A kind's fair share is its rate alone, divided by six. While
 * they call, somebody else asks for one post again and again.
 */
export default async function run(): Promise<BenchResult> {
  const server = await startProcess(
    join(import.meta.dirname, '../bin/mainstay.js'),
    ['serve'],
    port,
    '/healthz',
    settings,
  )
  try {
    await using load = new LoadGenerator(server.origin, key)
    const shares = await measureShares(load)
    const figures: Figure[] = []
    for (const callers of crowds) figures.push(...(await callTogether(load, server.origin, callers, shares)))
    return { name: 'mixed-load', seeds: [], figures }
  } finally {
    await server.stop()
  }
}

async function callTogether(
  load: LoadGenerator,
  origin: string,
  callers: number,
  shares: ReadonlyMap<LoadKind, number>,
): Promise<Figure[]> {
  const ofEach = Math.round(callers / loadKinds.length)
  // Opening so many connections at once takes seconds, which are no part of what is measured.
  await Promise.all(loadKinds.map((kind) => load.callInTurn(kind, ofEach, seconds.warmUp)))
  const asking = new AbortController()
  const posts = askForPosts(origin, asking.signal)
  const served = await Promise.all(loadKinds.map((kind) => load.callInTurn(kind, ofEach, seconds.together)))
  asking.abort()
  const figures = loadKinds.flatMap((kind, index) => toFigures(kind, shares.get(kind) ?? 0, served[index]))
  const all = [...figures, ...toPauses(await posts)]
  return all.map((figure) => ({ ...figure, name: `${callers} connections: ${figure.name}` }))
}

/** Of each kind, the answers a second that a fair sixth of the machine gives. */
async function measureShares(load: LoadGenerator): Promise<Map<LoadKind, number>> {
  const shares = new Map<LoadKind, number>()
  for (const kind of loadKinds) {
    await load.callInTurn(kind, callersAlone, 2)
    const { rate } = await load.callInTurn(kind, callersAlone, seconds.alone)
    shares.set(kind, rate / loadKinds.length)
  }
  return shares
}

/** Milliseconds of each answer, ascending. */
async function askForPosts(origin: string, signal: AbortSignal): Promise<readonly number[]> {
  const latencies: number[] = []
  while (!signal.aborted) {
    const begin = performance.now()
    await (await fetch(`${origin}/test/posts/1`)).arrayBuffer()
    latencies.push(performance.now() - begin)
    await pause(20)
  }
  return latencies.toSorted((a, b) => a - b)
}

function toFigures({ name }: LoadKind, share: number, served: Served | undefined): Figure[] {
  if (!served) return []
  const { rate, latencies, statuses } = served
  const answers = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  const failed = answers - (statuses[200] ?? 0) - (statuses[503] ?? 0)
  return [
    { name: `${name}, served of a fair share`, value: rate / share, unit: '', peers: {}, target: '>= 0.5' },
    { name: `${name}, served`, value: rate, unit: '/s', peers: { 'alone, a sixth': share } },
    { name: `${name}, median of what is served`, value: percentile(latencies, 0.5), unit: 'ms', peers: {} },
    { name: `${name}, 99th percentile`, value: percentile(latencies, 0.99), unit: 'ms', peers: {}, target: '< 2000' },
    { name: `${name}, told busy`, value: (100 * (statuses[503] ?? 0)) / answers, unit: '%', peers: {} },
    { name: `${name}, failed otherwise`, value: failed, unit: '', peers: {}, target: '<= 0' },
  ]
}

function toPauses(latencies: readonly number[]): Figure[] {
  return [
    { name: 'GET /test/posts/1 meanwhile, median', value: percentile(latencies, 0.5), unit: 'ms', peers: {} },
    { name: 'GET /test/posts/1 meanwhile, 99th percentile', value: percentile(latencies, 0.99), unit: 'ms', peers: {} },
    { name: 'GET /test/posts/1 meanwhile, longest', value: percentile(latencies, 1), unit: 'ms', peers: {} },
  ]
}
