import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchResult, Figure } from './result.ts'

const sources = 2_000
/** Addresses of this machine that stand for hosts: politeness is by host. */
const hosts = 250
const entriesPerFeed = 20

/** F: one process reads 2,000 feeds from a local server, and again when nothing has changed. */
export default async function run(): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'mainstay-bench-'))
  const site = await startSite()
  try {
    const list = join(folder, 'feeds.txt')
    writeFileSync(list, writeAddresses(site.port))
    await runCommand(folder, ['import', 'feeds', list, '--category', 'travel'])
    const idle = await runCommand(folder, ['feeds', 'categories'])
    const first = await measure('first refresh', folder, site)
    const second = await measure('second refresh', folder, site)
    return { name: 'feed-refresh', seeds: [], figures: [toIdleFigure(idle), ...first, ...second] }
  } finally {
    site.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function toIdleFigure(value: number): Figure {
  return { name: 'a command that fetches nothing: most memory', value, unit: 'MiB', peers: {} }
}

async function measure(name: string, folder: string, site: Site): Promise<Figure[]> {
  site.counts.whole = 0
  site.counts.unchanged = 0
  const begin = performance.now()
  const peak = await runCommand(folder, ['feeds', 'refresh', '--all'])
  const seconds = (performance.now() - begin) / 1000
  const figures: [string, number, string][] = [
    [`${sources} feeds, time with the start of the process`, seconds, 's'],
    ['answered whole', site.counts.whole, 'requests'],
    ['answered 304', site.counts.unchanged, 'requests'],
    ['most memory', peak, 'MiB'],
  ]
  return figures.map(([figure, value, unit]) => ({ name: `${name}: ${figure}`, value, unit, peers: {} }))
}

/** Runs a command of Mainstay to its end; the most memory it had resident, in mebibytes. */
async function runCommand(folder: string, words: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/cli/mainstay.ts'), ...words], {
    env: {
      ...process.env,
      MAINSTAY_DATA: folder,
      MAINSTAY_ALLOW_PRIVATE_ADDRESSES: '1',
      NEWS_FEEDS_HOST_GAP_MS: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, peakMiB(child.pid))), 20)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(`mainstay ${words.join(' ')} ended with ${String(code)}.`)
  return peak
}

function peakMiB(pid: number | undefined): number {
  try {
    const [, kibibytes = '0'] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kibibytes) / 1024
  } catch {
    // It has just ended.
    return 0
  }
}

interface Site {
  readonly port: number
  readonly counts: { whole: number; unchanged: number }
  close(): void
}

async function startSite(): Promise<Site> {
  const counts = { whole: 0, unchanged: 0 }
  const server = createServer((request, response) => {
    const number = Number(request.url?.slice(1))
    const etag = `"${number}"`
    const isKnown = request.headers['if-none-match'] === etag
    counts[isKnown ? 'unchanged' : 'whole'] += 1
    if (isKnown) response.writeHead(304).end()
    else response.writeHead(200, { etag, 'content-type': 'application/rss+xml' }).end(writeFeed(number))
  })
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  const { port } = server.address() as AddressInfo
  return { port, counts, close: () => void server.close() }
}

function writeAddresses(port: number): string {
  const addresses = Array.from({ length: sources }, (_none, number) => {
    return `http://127.0.1.${1 + (number % hosts)}:${port}/${number}`
  })
  return addresses.join('\n')
}

function writeFeed(number: number): string {
  const items = Array.from({ length: entriesPerFeed }, (_none, index) => {
    const date = new Date(Date.UTC(2026, 0, 1) + (number * entriesPerFeed + index) * 60_000).toUTCString()
    const link = `https://site-${number}.example/${index}`
    const text = `Entry ${index} of feed ${number}. ${'Some words about it. '.repeat(25)}`
    return `<item><title>Entry ${index}</title><link>${link}</link><guid>${link}</guid><pubDate>${date}</pubDate><description>${text}</description></item>`
  })
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>Feed ${number}</title><link>https://site-${number}.example/</link>${items.join('')}</channel></rss>`
}
