/** Writes the table of figures into README.md from the files that `npm run bench` left in bench/results. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Run {
  readonly name: string
  readonly date: string
  readonly machine: { readonly cores: number; readonly processor: string; readonly node: string }
  readonly figures: readonly {
    readonly name: string
    readonly value: number
    readonly unit: string
    readonly peers: Readonly<Record<string, number>>
    readonly target?: string
  }[]
}

const root = join(import.meta.dirname, '..')
const folder = join(root, 'bench/results')
const runs = readdirSync(folder)
  .toSorted()
  .map((file): Run => JSON.parse(readFileSync(join(folder, file), 'utf8')))
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const between = /(<!-- figures -->\n)[^]*(<!-- \/figures -->)/
writeFileSync(
  join(root, 'README.md'),
  readme.replace(between, (_all, begin, end) => `${begin}${writeTable(runs)}${end}`),
)

function writeTable(all: readonly Run[]): string {
  const rows = all.flatMap((run) => run.figures.map((figure) => writeRow(run, figure)))
  const notes = all.map(
    ({ name, date, machine }) =>
      `${name}: ${date}, ${machine.cores} cores of ${machine.processor}, Node ${machine.node}`,
  )
  return `| | figure | measured | target | peers |\n|---|---|---|---|---|\n${rows.join('\n')}\n\n${notes.join('; ')}.\n`
}

function writeRow(run: Run, { name, value, unit, peers, target = '' }: Run['figures'][number]): string {
  const others = Object.entries(peers).map(([peer, theirs]) => `${peer} ${format(theirs)}`)
  return `| ${run.name} | ${name} | ${format(value)} ${unit} | ${target} | ${others.join(', ')} |`
}

function format(value: number): string {
  return Number(value.toPrecision(4)).toLocaleString('en', { maximumFractionDigits: 3 })
}
