import { join } from 'node:path'
import { measureRates } from './http/measure-rate.ts'
import { startBare } from './http/start-bare.ts'
import { startProcess, type Started } from './http/start-process.ts'
import type { BenchResult, Figure } from './result.ts'

const api = '/encyclopedia/en/w/api.php?format=json&formatversion=2'
const calls = [
  { name: 'action=parse, wikitext', path: `${api}&action=parse&prop=wikitext&page=Berlin`, target: '>= 3000' },
  {
    name: 'action=query, 500 links',
    path: `${api}&action=query&prop=links&pllimit=max&titles=List+of+days+and+years`,
  },
] as const

/** E over the sample edition, against node:http sending the same bytes. */
export default async function run(): Promise<BenchResult> {
  const ours = await startProcess(join(import.meta.dirname, '../bin/mainstay.js'), ['serve'], 18_022, '/healthz')
  const paths = calls.map(({ path }) => path)
  const bare = await startBare(ours.origin, paths, 18_023)
  try {
    const figures: Figure[] = []
    for (const call of calls) figures.push(...(await compare(call, ours, bare)))
    figures.push({ name: 'memory after it', value: ours.residentMiB(), unit: 'MiB', peers: {} })
    return { name: 'encyclopedia-parse', seeds: [], figures }
  } finally {
    await Promise.all([ours.stop(), bare.stop()])
  }
}

interface MeasuredCall {
  readonly name: string
  readonly path: string
  readonly target?: string
}

async function compare({ name, path, target }: MeasuredCall, ours: Started, bare: Started): Promise<Figure[]> {
  const bytes = (await (await fetch(`${ours.origin}${path}`)).arrayBuffer()).byteLength
  const [rate = 0, bareRate = 0] = await measureRates([`${ours.origin}${path}`, `${bare.origin}${path}`])
  const figure = { name, value: rate, unit: 'requests/s', peers: { 'node:http': bareRate } }
  return [
    target === undefined ? figure : { ...figure, target },
    { name: `${name}, ratio to node:http`, value: rate / bareRate, unit: '', peers: {} },
    { name: `${name}, size of the answer`, value: bytes, unit: 'bytes', peers: {} },
  ]
}
