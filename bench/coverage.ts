import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Type } from 'typebox'
import { createJsonReader } from '../src/libraries/json/create-json-reader.ts'
import { measureSlice } from './coverage/measure-slice.ts'
import { SliceCoverage, type StatementCount } from './coverage/slice-coverage.ts'
import { type BenchResult, type Figure, toFigure } from './result.ts'

const root = join(import.meta.dirname, '../src/interfaces')
const lastResult = join(import.meta.dirname, 'results/coverage.json')

const readLast = createJsonReader(Type.Object({ slices: Type.Array(SliceCoverage) }))

interface CoverageResult extends BenchResult {
  readonly slices: readonly SliceCoverage[]
}

/**
 * The share of each slice's statements that its tests run: those beside its index.ts, which call its wire, and all in its folder. Tests over every
 * interface, such as tests/every-interface.test.ts, do not count. `npm run bench -- coverage NAME…` measures some slices and keeps what the last
 * result has of the others.
 */
export default async function run(): Promise<CoverageResult> {
  const wanted = process.argv.slice(3)
  const names = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`No slice is called ${unknown.join(', ')}; there are ${names.join(', ')}.`)
  const slices = new Map(wanted.length > 0 ? readKept().map((slice) => [slice.name, slice]) : [])
  for (const name of names)
    if (wanted.length === 0 || wanted.includes(name)) slices.set(name, await measureSlice(name, join(root, name)))
  const all = names.flatMap((name) => slices.get(name) ?? [])
  const figures = all.flatMap((slice) => toFigures(slice))
  return { name: 'coverage', seeds: [], figures: [...figures, ...sumUp(all, names)], slices: all }
}

function readKept(): SliceCoverage[] {
  return existsSync(lastResult) ? readLast(readFileSync(lastResult, 'utf8')).slices : []
}

function sumUp(slices: readonly SliceCoverage[], names: readonly string[]): Figure[] {
  return toFigures({
    name: slices.length === names.length ? 'all slices' : `${slices.length} slices of ${names.length}`,
    wire: sumCounts(slices.map(({ wire }) => wire)),
    all: sumCounts(slices.map(({ all }) => all)),
    failures: slices.flatMap(({ failures }) => failures),
  })
}

function sumCounts(counts: readonly StatementCount[]): StatementCount {
  return {
    total: counts.reduce((total, count) => total + count.total, 0),
    run: counts.reduce((run, count) => run + count.run, 0),
  }
}

function toFigures({ name, wire, all, failures }: SliceCoverage): Figure[] {
  const failed = failures.length > 0 ? ` (failed: ${failures.length})` : ''
  return [
    toFigure(`${name}: statements run by tests of its wire${failed}`, (100 * wire.run) / wire.total, '%'),
    toFigure(`${name}: statements run by all of its tests${failed}`, (100 * all.run) / all.total, '%'),
  ]
}
