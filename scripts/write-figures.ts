/**
 * Writes tables of figures from the files that `npm run bench` left in bench/results: six into README.md and README.ja.md, all of them into
 * docs/figures.md, with what each was measured on and what strangers measured.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Static, Type } from 'typebox'
import { createJsonReader } from '../src/libraries/json/create-json-reader.ts'
import type { FigureSet } from './write-figures/figure-set.ts'
import { findSet } from './write-figures/sets.ts'
import { strangersFigures } from './write-figures/strangers.ts'

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
type Figure = Run['figures'][number]

const readRun = createJsonReader(Run)

const root = join(import.meta.dirname, '..')
const folder = join(root, 'bench/results')
const runs = readdirSync(folder)
  .toSorted()
  .map((file) => readRun(readFileSync(join(folder, file), 'utf8')))
/** One of each kind that people ask about first: what is packed, judged, found, translated and read, and how soon it is there. */
const front = new Set([
  'bin-packing: container filled, mean of 140 (BR1 to BR7)',
  'spam-score: area under the curve, 513 mails held back',
  'transit-search: earliest arrival, median of 120',
  'translation-quality: BLEU ja-en, 500 dev sentences (unseen)',
  'user-search: SQLite: a search, 95th percentile',
  'sample-posts: ready after',
])
const shown = runs.map((run) => ({
  ...run,
  figures: run.figures.filter(({ name }) => front.has(`${run.name}: ${name}`)),
}))
const missing = front.size - shown.flatMap(({ figures }) => figures).length
if (missing > 0) throw new Error(`${missing} of the figures for README are in no file of bench/results; see \`front\`.`)
const table = writeFront(shown.filter(({ figures }) => figures.length > 0))
for (const file of ['README.md', 'README.ja.md']) replaceTable(file, 'figures', table)
replaceTable('docs/figures.md', 'figures', writeAll(runs))
replaceTable('docs/figures.md', 'sets', writeSets(runs))
replaceTable('docs/figures.md', 'strangers', writeStrangers())
execFileSync(join(root, 'node_modules/.bin/oxfmt'), ['README.md', 'README.ja.md', 'docs/figures.md'], { cwd: root })

function replaceTable(file: string, name: string, table: string): void {
  const text = readFileSync(join(root, file), 'utf8')
  const between = new RegExp(`(<!-- ${name} -->\\n)[^]*(<!-- /${name} -->)`)
  writeFileSync(
    join(root, file),
    text.replace(between, (_all, begin, end) => `${begin}${table}${end}`),
  )
}

/** Each row says what it was measured on, and what strangers measured. */
function writeFront(all: readonly Run[]): string {
  const rows = all.flatMap((run) =>
    run.figures.map((figure) => {
      const stranger = findStrangers(run, figure)
      const beside = stranger ? `${stranger.measured} (${stranger.set})` : ''
      return `${writeRow(run, figure)} ${describeSet(findSet(run.name, figure.name))} | ${beside} |`
    }),
  )
  const head = '| | figure | measured | target | peers | measured on | by a stranger |\n|---|---|---|---|---|---|---|\n'
  return `${head}${rows.join('\n')}\n\n${writePlaces(all)}`
}

function writeAll(all: readonly Run[]): string {
  const rows = all.flatMap((run) => run.figures.map((figure) => writeRow(run, figure)))
  return `| | figure | measured | target | peers |\n|---|---|---|---|---|\n${rows.join('\n')}\n\n${writePlaces(all)}`
}

function writePlaces(all: readonly Run[]): string {
  const places = Map.groupBy(all, describePlace)
  return `${[...places].map(([place, group]) => `${group.map(({ name }) => name).join(', ')}: ${place}`).join('; ')}.\n`
}

/** One row for all figures of a benchmark that were measured on the same. */
function writeSets(all: readonly Run[]): string {
  const rows = all.flatMap(({ name, figures }) =>
    [...Map.groupBy(figures, (figure) => findSet(name, figure.name))].map(([{ set, heldBack, chosenBy }, group]) => {
      const [first] = group
      const of =
        group.length === figures.length
          ? 'all'
          : group.length === 1
            ? first?.name
            : `${group.length}, such as ${first?.name}`
      return `| ${name} | ${of} | ${set} | ${heldBack} | ${chosenBy} |`
    }),
  )
  return `| | figures | measured on | held back | chosen by |\n|---|---|---|---|---|\n${rows.join('\n')}\n`
}

function writeStrangers(): string {
  const rows = strangersFigures.map(
    ({ benchmark, what, measured, ours, set }) => `| ${benchmark} | ${what} | ${measured} | ${ours} | ${set} |`,
  )
  return `| | figure | theirs | ours | their set |\n|---|---|---|---|---|\n${rows.join('\n')}\n`
}

function findStrangers({ name }: Run, figure: Figure) {
  return strangersFigures.find(({ benchmark, beside }) => benchmark === name && figure.name.startsWith(beside))
}

function describeSet({ set, heldBack, chosenBy }: FigureSet): string {
  return heldBack === 'nothing is learnt'
    ? `${set}; chosen by ${chosenBy}`
    : `${set}; held back: ${heldBack}; chosen by ${chosenBy}`
}

function describePlace({ date, machine }: Run): string {
  return `${date}, ${machine.cores} cores of ${machine.processor}, Node ${machine.node}`
}

function writeRow(run: Run, { name, value, unit, peers, target = '' }: Figure): string {
  const others = Object.entries(peers).map(([peer, theirs]) => `${peer} ${format(theirs)}`)
  return `| ${run.name} | ${name} | ${format(value)} ${unit} | ${target} | ${others.join(', ')} |`
}

function format(value: number): string {
  return Number(value.toPrecision(4)).toLocaleString('en', { maximumFractionDigits: 3 })
}
