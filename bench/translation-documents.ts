import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { maxOf } from '../src/libraries/numbers/max-of.ts'
import { type Started, startProcess } from './http/start-process.ts'
import type { BenchResult, Figure } from './result.ts'
import { type LargeDocument, largeDocuments } from './translation-documents/large-documents.ts'

const port = 18_424
const key = 'the-key-of-this-benchmark'
const settings = {
  MAINSTAY_DEV_KEY: key,
  TRANSLATION_ENGINE: 'embedded',
  TRANSLATE_HEADER_KEY_PAID_CHARACTERS: '100000000',
}

/** Large documents from English into Japanese by the models that come with Mainstay, while somebody else asks for one post again and again. */
export default async function run(): Promise<BenchResult> {
  const script = join(import.meta.dirname, '../bin/mainstay.js')
  const figures: Figure[] = []
  for (const document of largeDocuments) {
    // Of each its own memory.
    const server = await startProcess(script, ['serve'], port, '/healthz', settings)
    try {
      figures.push(...(await measure(document, server)))
    } finally {
      await server.stop()
    }
  }
  return { name: 'translation-documents', seeds: [], figures }
}

async function measure({ name, file, write }: LargeDocument, server: Started): Promise<Figure[]> {
  const bytes = await write()
  const before = server.residentMiB()
  const asking = new AbortController()
  const answers = askForPosts(server.origin, asking.signal)
  const begin = performance.now()
  const { uploadMs, length } = await translate(server.origin, file, bytes)
  const seconds = (performance.now() - begin) / 1000
  asking.abort()
  const figure = (what: string, value: number, unit: string): Figure => ({
    name: `${name}: ${what}`,
    value,
    unit,
    peers: {},
  })
  return [
    figure('bytes', bytes.length, 'bytes'),
    figure('until it is fetched', seconds, 's'),
    figure('of that, the upload', uploadMs / 1000, 's'),
    figure('most memory above that of the idle server', peakMiB(server.pid) - before, 'MiB'),
    figure('longest answer to somebody else', await answers, 'ms'),
    figure('bytes of the translation', length, 'bytes'),
  ]
}

const headers = { authorization: `DeepL-Auth-Key ${key}` }

async function translate(origin: string, file: string, bytes: Buffer) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), file)
  form.append('source_lang', 'EN')
  form.append('target_lang', 'JA')
  const begin = performance.now()
  const response = await fetch(`${origin}/translate/v2/document`, { method: 'POST', headers, body: form })
  const uploadMs = performance.now() - begin
  if (!response.ok) throw new Error(await response.text())
  const handle: { document_id: string; document_key: string } = JSON.parse(await response.text())
  const address = `${origin}/translate/v2/document/${handle.document_id}`
  const query = `document_key=${handle.document_key}`
  for (;;) {
    const state: { status: string; error_message?: string } = JSON.parse(
      await (await fetch(`${address}?${query}`, { headers })).text(),
    )
    if (state.error_message !== undefined) throw new Error(state.error_message)
    if (state.status === 'done') break
    await pause(200)
  }
  const result = await fetch(`${address}/result?${query}`, { headers })
  return { uploadMs, length: (await result.arrayBuffer()).byteLength }
}

/** Milliseconds. */
async function askForPosts(origin: string, signal: AbortSignal): Promise<number> {
  const latencies: number[] = []
  while (!signal.aborted) {
    const begin = performance.now()
    await (await fetch(`${origin}/test/posts/1`)).arrayBuffer()
    latencies.push(performance.now() - begin)
    await pause(5)
  }
  return maxOf(latencies)
}

function peakMiB(pid: number): number {
  const [, kilobytes = '0'] = /^VmHWM:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
