import { Agent, request as sendRequest } from 'node:http'
import { join } from 'node:path'
import { type Measured, measureCosts } from './http/measure-cost.ts'
import { startProcess, type Started } from './http/start-process.ts'
import { writePostScript } from './http/write-post-script.ts'
import type { BenchResult, Figure } from './result.ts'

const key = 'the-key-of-this-bench'
const question = {
  model: 'bench',
  messages: [{ role: 'user', content: 'How was the weather on the night of the fire? '.repeat(5) }],
}

/** G2 passed on to an upstream that answers at once, against a proxy that reads and checks nothing, and that upstream itself. */
export default async function run(): Promise<BenchResult> {
  const upstream = await startProcess(join(import.meta.dirname, 'http/chat-server.ts'), [], 18_025, '/v1/models')
  const ours = await startProcess(join(import.meta.dirname, '../bin/mainstay.js'), ['serve'], 18_026, '/healthz', {
    MAINSTAY_DEV_KEY: key,
    CHAT_ENGINE: 'upstream',
    CHAT_UPSTREAM_URL: `${upstream.origin}/v1`,
  })
  const proxy = await startProcess(join(import.meta.dirname, 'http/bare-proxy.ts'), [], 18_027, '/v1/models', {
    UPSTREAM: upstream.origin,
  })
  const path = '/v1/chat/completions'
  const all = [
    { url: `${ours.origin}/chat${path}`, server: ours },
    { url: `${proxy.origin}${path}`, server: proxy },
    { url: `${upstream.origin}${path}`, server: upstream },
  ] as const
  try {
    const figures = [
      ...(await compareRates('whole answers', all, question)),
      ...(await compareRates('streams', all, { ...question, stream: true })),
      ...(await compareFirstBytes([all[0].url, all[2].url])),
      ...(await holdStreams(all[0].url, ours)),
    ]
    return { name: 'chat-upstream', seeds: [], figures }
  } finally {
    await Promise.all([ours.stop(), proxy.stop(), upstream.stop()])
  }
}

const none = { rate: Number.NaN, microseconds: Number.NaN }

async function compareRates(what: string, all: readonly Measured[], body: object): Promise<Figure[]> {
  const [ours = none, proxy = none, upstream = none] = await measureCosts(all, writePostScript(body, key), 7)
  const peers = { 'a bare proxy': proxy.rate, 'the upstream itself': upstream.rate }
  return [
    { name: `${what}, 32 at a time`, value: ours.rate, unit: 'requests/s', peers },
    {
      name: `${what}, ratio to a bare proxy`,
      value: ours.rate / proxy.rate,
      unit: '',
      peers: { 'the upstream itself': upstream.rate / proxy.rate },
      target: '>= 0.85',
    },
    {
      name: `${what}, processor time each`,
      value: ours.microseconds,
      unit: 'µs',
      peers: { 'a bare proxy': proxy.microseconds },
    },
  ]
}

const agent = new Agent({ keepAlive: true })

async function compareFirstBytes(urls: readonly [string, string]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const stream of [false, true]) {
    const times: [number[], number[]] = [[], []]
    for (let count = 0; count < 2500; count++) {
      for (const at of [0, 1] as const) {
        const { firstByteMs } = await post(urls[at], { ...question, stream })
        if (count >= 500) times[at].push(firstByteMs)
      }
    }
    const [ours, theirs] = times.map((each) => quantile(each, 0.5))
    const what = stream ? 'stream' : 'whole answer'
    const value = (ours ?? Number.NaN) - (theirs ?? Number.NaN)
    figures.push({ name: `first byte of a ${what}, added at the median`, value, unit: 'ms', peers: {}, target: '< 1' })
  }
  return figures
}

interface Received {
  readonly firstByteMs: number
  readonly bytes: number
}

function post(url: string, body: object): Promise<Received> {
  const { promise, resolve, reject } = Promise.withResolvers<Received>()
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
  const begin = performance.now()
  const request = sendRequest(url, { method: 'POST', agent, headers }, (response) => {
    const firstByteMs = performance.now() - begin
    let bytes = 0
    response.on('data', (piece: Buffer) => (bytes += piece.length))
    response.on('end', () => (response.statusCode === 200 ? resolve({ firstByteMs, bytes }) : reject(new Error(url))))
  })
  request.on('error', reject)
  request.end(JSON.stringify(body))
  return promise
}

const streams = 50_000
const atOnce = 200

/** 200 streams at any moment, of a hundred pieces each. Memory is the least of a span, for a collection is due at any time. */
async function holdStreams(url: string, ours: Started): Promise<Figure[]> {
  const memory: number[] = []
  let begun = 0
  const hold = async () => {
    while (begun < streams) {
      begun += 1
      await post(url, { ...question, model: 'bench-pace', stream: true })
      memory.push(ours.residentMiB())
    }
  }
  await Promise.all(Array.from({ length: atOnce }, hold))
  const minBefore = (count: number) => Math.min(...memory.slice(count - streams / 10, count))
  const [early, last] = [minBefore(streams / 5), minBefore(streams)]
  return [
    { name: 'memory over 50000 streams, 200 at a time, at most', value: Math.max(...memory), unit: 'MiB', peers: {} },
    { name: 'memory grown from 10000 to 50000 streams', value: last - early, unit: 'MiB', peers: {}, target: '< 15' },
  ]
}

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN
}
