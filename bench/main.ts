import { writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import type { BenchResult } from './result.ts'

const subjects: Readonly<Record<string, () => Promise<{ default: () => Promise<BenchResult> }>>> = {
  attack: () => import('./attack.ts'),
  'bin-packing': () => import('./bin-packing.ts'),
  'chat-upstream': () => import('./chat-upstream.ts'),
  'common-links': () => import('./common-links.ts'),
  coverage: () => import('./coverage.ts'),
  'encyclopedia-import': () => import('./encyclopedia-import.ts'),
  'encyclopedia-links': () => import('./encyclopedia-links.ts'),
  'encyclopedia-parse': () => import('./encyclopedia-parse.ts'),
  'japanese-proofreading': () => import('./japanese-proofreading.ts'),
  'japanese-smalltalk': () => import('./japanese-smalltalk.ts'),
  'japanese-summary': () => import('./japanese-summary.ts'),
  'language-detection': () => import('./language-detection.ts'),
  'language-model': () => import('./language-model.ts'),
  embeddings: () => import('./embeddings.ts'),
  'feed-parsing': () => import('./feed-parsing.ts'),
  'feed-refresh': () => import('./feed-refresh.ts'),
  'feed-suites': () => import('./feed-suites.ts'),
  'fuzzed-calls': () => import('./fuzzed-calls.ts'),
  gguf: () => import('./gguf.ts'),
  'grown-inputs': () => import('./grown-inputs.ts'),
  'hostile-files': () => import('./hostile-files.ts'),
  'image-analysis': () => import('./image-analysis.ts'),
  'hostile-formats': () => import('./hostile-formats.ts'),
  'ip-location': () => import('./ip-location.ts'),
  'mixed-load': () => import('./mixed-load.ts'),
  moderations: () => import('./moderations.ts'),
  'name-gender': () => import('./name-gender.ts'),
  'pulled-models': () => import('./pulled-models.ts'),
  plan: () => import('./plan.ts'),
  'power-cuts': () => import('./power-cuts.ts'),
  replicas: () => import('./replicas.ts'),
  'sample-posts': () => import('./sample-posts.ts'),
  soak: () => import('./soak.ts'),
  'social-followers': () => import('./social-followers.ts'),
  'spam-score': () => import('./spam-score.ts'),
  'transit-search': () => import('./transit-search.ts'),
  translation: () => import('./translation.ts'),
  'translation-apertium': () => import('./translation-apertium.ts'),
  'translation-documents': () => import('./translation-documents.ts'),
  'translation-quality': () => import('./translation-quality.ts'),
  'user-search': () => import('./user-search.ts'),
}

const [name = ''] = process.argv.slice(2)
const load = subjects[name]
if (!load) {
  console.error(`Usage: npm run bench -- NAME, where NAME is one of ${Object.keys(subjects).join(', ')}.`)
  process.exit(2)
}
const result = await (await load()).default()
console.table(result.figures.map(toRow))
if (!result.isPartial) {
  await writeFile(
    join(import.meta.dirname, 'results', `${name}.json`),
    `${JSON.stringify({ ...describeRun(), ...result }, undefined, 2)}\n`,
  )
}

function toRow({ name: figure, value, unit, peers, target = '' }: BenchResult['figures'][number]) {
  const others = Object.entries(peers).map(([peer, theirs]) => `${peer} ${round(theirs)}`)
  return { figure, ours: `${round(value)} ${unit}`, target, peers: others.join(', ') }
}

function round(value: number): number {
  return Number(value.toPrecision(4))
}

function describeRun() {
  const [first] = cpus()
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: {
      cores: cpus().length,
      processor: first?.model ?? 'unknown',
      memoryGiB: Math.round(totalmem() / 2 ** 30),
      node: process.version,
    },
  }
}
