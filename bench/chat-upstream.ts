import { mkdtempSync, writeFileSync } from 'node:fs'
import { Agent, request as sendRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureRates } from './http/measure-rate.ts'
import { startProcess, type Started } from './http/start-process.ts'
import type { BenchResult, Figure } from './result.ts'

const key = 'the-key-of-this-bench'
const question = {
  model: 'bench',
  messages: [{ role: 'user', content: 'How was the weather on the night of the fire? '.repeat(5) }],
}

/** G2 over an upstream that answers at once, against asking that upstream directly. */
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
  const urls = [`${ours.origin}/chat${path}`, `${upstream.origin}${path}`] as const
  const all = [...urls, `${proxy.origin}${path}`]
  try {
    const figures = [
      ...(await compareRates('whole answers', all, question)),
      ...(await compareRates('streams', all, { ...question, stream: true })),
      ...(await compareFirstBytes(urls)),
      ...(await holdStreams(urls[0], ours)),
    ]
    return { name: 'chat-upstream', seeds: [], figures }
  } finally {
    await Promise.all([ours.stop(), proxy.stop(), upstream.stop()])
  }
}

async function compareRates(what: string, urls: readonly string[], body: object): Promise<Figure[]> {
  const [rate = 0, theirs = 0, bare = 0] = await measureRates(urls, { script: writePost(body), rounds: 3 })
  const peers = { 'the upstream itself': theirs, 'a bare proxy': bare }
  return [
    { name: `${what}, 32 at a time`, value: rate, unit: 'requests/s', peers },
    {
      name: `${what}, ratio to the upstream itself`,
      value: rate / theirs,
      unit: '',
      peers: { 'a bare proxy': bare / theirs },
      target: '>= 0.5',
    },
  ]
}

/** A script for wrk that posts `body`. */
function writePost(body: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'mainstay-chat-')), 'post.lua')
  const headers = `wrk.headers["Content-Type"] = "application/json"\nwrk.headers["Authorization"] = "Bearer ${key}"\n`
  writeFileSync(file, `wrk.method = "POST"\n${headers}wrk.body = [==[${JSON.stringify(body)}]==]\n`)
  return file
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

/** Rounds of 200 streams at once, a hundred pieces each; V8 takes some 6000 streams to find its size. */
async function holdStreams(url: string, ours: Started): Promise<Figure[]> {
  const memory: number[] = []
  for (let round = 0; round < 48; round++) {
    const streams = Array.from({ length: 200 }, () => post(url, { ...question, model: 'bench-pace', stream: true }))
    await Promise.all(streams)
    memory.push(ours.residentMiB())
  }
  const [early = 0, last = 0] = [memory[29], memory.at(-1)]
  return [
    { name: 'memory after 9600 streams, 200 at a time', value: last, unit: 'MiB', peers: { 'after 6000': early } },
    { name: 'of it grown since 6000 streams', value: last - early, unit: 'MiB', peers: {}, target: '< 15' },
  ]
}

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN
}
