import { mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { measureRates } from './http/measure-rate.ts'
import { startBare } from './http/start-bare.ts'
import { startProcess, type Started } from './http/start-process.ts'
import type { BenchResult, Figure } from './result.ts'

const setNames = ['posts', 'comments', 'albums', 'photos', 'todos', 'users']
const paths = ['/test/posts/1', '/test/posts'] as const

/** P against node:http sending the same bytes, and against json-server over the same records. */
export default async function run(): Promise<BenchResult> {
  const ours = await startProcess(join(import.meta.dirname, '../bin/mainstay.js'), ['serve'], 18_022, '/healthz')
  const atRest = ours.residentMiB()
  const bare = await startBare(ours.origin, paths, 18_023)
  const jsonServer = await startJsonServer(ours.origin)
  try {
    const figures: Figure[] = [
      { name: 'ready after', value: ours.readyMs, unit: 'ms', peers: {}, target: '< 2000' },
      { name: 'memory at rest, no engine loaded', value: atRest, unit: 'MiB', peers: {}, target: '< 150' },
    ]
    for (const path of paths) figures.push(...(await compare(path, ours, bare, jsonServer)))
    return { name: 'sample-posts', seeds: [], figures }
  } finally {
    await Promise.all([ours.stop(), bare.stop(), jsonServer.stop()])
  }
}

async function compare(path: string, ours: Started, bare: Started, jsonServer: Started): Promise<Figure[]> {
  const theirs = `${jsonServer.origin}${path.replace('/test', '')}`
  const [rate = 0, bareRate = 0, jsonServerRate = 0] = await measureRates([
    `${ours.origin}${path}`,
    `${bare.origin}${path}`,
    theirs,
  ])
  const peers = { 'node:http': bareRate, 'json-server': jsonServerRate }
  return [
    { name: `GET ${path}`, value: rate, unit: 'requests/s', peers },
    { name: `GET ${path}, ratio to node:http`, value: rate / bareRate, unit: '', peers: {}, target: '>= 0.75' },
    { name: `GET ${path}, ratio to json-server`, value: rate / jsonServerRate, unit: '', peers: {}, target: '>= 20' },
  ]
}

async function startJsonServer(origin: string): Promise<Started> {
  const file = join(mkdtempSync(join(tmpdir(), 'mainstay-json-server-')), 'db.json')
  const sets: Record<string, unknown> = {}
  for (const name of setNames) sets[name] = await (await fetch(`${origin}/test/${name}`)).json()
  writeFileSync(file, JSON.stringify(sets))
  const packageFile = createRequire(import.meta.url).resolve('json-server/package.json')
  const script = join(dirname(packageFile), 'lib/cli/bin.js')
  return startProcess(script, [file, '--port', '18024', '--host', '127.0.0.1', '--quiet'], 18_024, '/posts/1')
}
