/**
 * Writes tables of figures from the files that `npm run bench` left in bench/results: six into README.md, all of them into
 * docs/figures.md.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Static, Type } from 'typebox'
import { createJsonReader } from '../src/kernel/json/create-json-reader.ts'

const Run = Type.Object({
  name: Type.String(),
  date: Type.String(),
  machine: Type.Object({ cores: Type.Number(), processor: Type.String(), node: Type.String() }),
  figures: Type.Array(
    Type.Object({
      name: Type.String(),
      value: Type.Number(),
      unit: Type.String(),
      peers: Type.Record(Type.String(), Type.Number()),
      target: Type.Optional(Type.String()),
    }),
  ),
})

type Run = Static<typeof Run>

const readRun = createJsonReader(Run)

const root = join(import.meta.dirname, '..')
const folder = join(root, 'bench/results')
const runs = readdirSync(folder)
  .toSorted()
  .map((file) => readRun(readFileSync(join(folder, file), 'utf8')))
const between = /(<!-- figures -->\n)[^]*(<!-- \/figures -->)/
/** One of each kind that people ask about first: what is packed, judged, found, translated and read, and how soon it is there. */
const front = new Set([
  'bin-packing: container filled, mean of 140 (BR1 to BR7)',
  'spam-score: area under the curve, 513 mails held back',
  'transit-search: earliest arrival, median of 120',
  'translation: BLEU ja-en, 500 dev sentences (unseen)',
  'user-search: SQLite: a search, 95th percentile',
  'sample-posts: ready after',
])
replaceTable('README.md', ({ name }, figure) => front.has(`${name}: ${figure.name}`))
replaceTable('docs/figures.md', () => true)

function replaceTable(file: string, isShown: (run: Run, figure: Run['figures'][number]) => boolean): void {
  const text = readFileSync(join(root, file), 'utf8')
  const shown = runs.map((run) => ({ ...run, figures: run.figures.filter((figure) => isShown(run, figure)) }))
  const table = writeTable(shown.filter(({ figures }) => figures.length > 0))
  writeFileSync(
    join(root, file),
    text.replace(between, (_all, begin, end) => `${begin}${table}${end}`),
  )
}

function writeTable(all: readonly Run[]): string {
  const rows = all.flatMap((run) => run.figures.map((figure) => writeRow(run, figure)))
  const places = Map.groupBy(all, describePlace)
  const notes = [...places].map(([place, group]) => `${group.map(({ name }) => name).join(', ')}: ${place}`)
  return `| | figure | measured | target | peers |\n|---|---|---|---|---|\n${rows.join('\n')}\n\n${notes.join('; ')}.\n`
}

function describePlace({ date, machine }: Run): string {
  return `${date}, ${machine.cores} cores of ${machine.processor}, Node ${machine.node}`
}

function writeRow(run: Run, { name, value, unit, peers, target = '' }: Run['figures'][number]): string {
  const others = Object.entries(peers).map(([peer, theirs]) => `${peer} ${format(theirs)}`)
  return `| ${run.name} | ${name} | ${format(value)} ${unit} | ${target} | ${others.join(', ')} |`
}

function format(value: number): string {
  return Number(value.toPrecision(4)).toLocaleString('en', { maximumFractionDigits: 3 })
}
