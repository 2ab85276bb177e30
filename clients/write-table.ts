import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Result {
  readonly name: string
  readonly spec: string
  readonly versions: readonly string[]
  readonly calls: number
  readonly passed: number
  readonly original: string
}

const page = join(import.meta.dirname, '../docs/clients.md')
const mark = '<!-- results -->'

/** Writes the results that there are into docs/clients.md, below its mark. */
export function writeTable(): void {
  const folder = join(import.meta.dirname, 'results')
  const results = readdirSync(folder)
    .toSorted()
    .map((file): Result => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .toSorted((left, right) => left.spec.localeCompare(right.spec))
  const rows = results.map(({ name, spec, versions, calls, passed, original }) =>
    [spec, name, versions.join(', '), calls, passed, original].join(' | '),
  )
  const head = [
    '| wire | client | version | calls tried | calls that pass | what the original does |',
    '| - | - | - | - | - | - |',
  ]
  const before = readFileSync(page, 'utf8').split(mark)[0] ?? ''
  writeFileSync(page, `${before}${mark}\n\n${[...head, ...rows.map((row) => `| ${row} |`)].join('\n')}\n`)
}
