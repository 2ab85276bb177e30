import { globSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countStatements, type StatementCount } from './coverage/count-statements.ts'
import { readCoverage } from './coverage/read-coverage.ts'
import { runTests } from './coverage/run-tests.ts'
import { type BenchResult, type Figure, toFigure } from './result.ts'

const root = join(import.meta.dirname, '../src/interfaces')

/** What is no code of the slice itself, or runs in a browser. */
const others = /\.test(?:-d)?\.ts$|(?:^|\/)(?:testing|console|fixtures|__fixtures__)\/|(?:^|\/)conformance(?:\.ts$|\/)/

/**
 * The share of each slice's statements that its tests run: those beside its index.ts, which call its wire, and all in its folder. Tests over every
 * interface, such as tests/every-interface.test.ts, do not count. `npm run bench -- coverage NAME…` measures some slices.
 */
export default async function run(): Promise<BenchResult> {
  const wanted = process.argv.slice(3)
  const slices = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = slices.map(({ name }) => name).filter((name) => wanted.length === 0 || wanted.includes(name))
  const measured: SliceCoverage[] = []
  for (const name of names) measured.push(await measureSlice(name))
  const figures = [...measured.flatMap(({ name, ...counts }) => toFigures(name, counts)), ...sumUp(measured)]
  return { name: 'coverage', seeds: [], figures, isPartial: wanted.length > 0 }
}

interface Coverage {
  /** By the tests of its wire. */
  readonly wire: StatementCount
  /** By all of its tests. */
  readonly all: StatementCount
}

interface SliceCoverage extends Coverage {
  readonly name: string
}

async function measureSlice(name: string): Promise<SliceCoverage> {
  const folder = join(root, name)
  const sources = globSync('**/*.ts', { cwd: folder }).filter((path) => !others.test(path))
  const paths = sources.map((path) => join(folder, path))
  const tests = globSync('**/*.test.ts', { cwd: folder })
  const isOfWire = (path: string) => !path.includes('/')
  const coverage = await mkdtemp(join(tmpdir(), 'mainstay-coverage-'))
  const runAndCount = async (some: readonly string[]) => {
    const begin = performance.now()
    if (some.length > 0)
      await runTests(
        some.map((path) => join(folder, path)),
        coverage,
      )
    console.log(`${name}: ${some.length} files of tests in ${Math.round((performance.now() - begin) / 1000)} s`)
    return countAll(paths, coverage)
  }
  try {
    const wire = await runAndCount(tests.filter(isOfWire))
    return { name, wire, all: await runAndCount(tests.filter((path) => !isOfWire(path))) }
  } finally {
    await rm(coverage, { recursive: true })
  }
}

async function countAll(paths: readonly string[], folder: string): Promise<StatementCount> {
  const coverage = await readCoverage(folder, new Set(paths))
  const counts = await Promise.all(paths.map((path) => countStatements(path, coverage.get(path))))
  return sum(counts)
}

function sum(counts: readonly StatementCount[]): StatementCount {
  return {
    total: counts.reduce((total, count) => total + count.total, 0),
    run: counts.reduce((run, count) => run + count.run, 0),
  }
}

function sumUp(measured: readonly SliceCoverage[]): Figure[] {
  return toFigures('all slices', {
    wire: sum(measured.map(({ wire }) => wire)),
    all: sum(measured.map(({ all }) => all)),
  })
}

function toFigures(name: string, { wire, all }: Coverage): Figure[] {
  return [
    toFigure(`${name}: statements run by tests of its wire`, (100 * wire.run) / wire.total, '%'),
    toFigure(`${name}: statements run by all of its tests`, (100 * all.run) / all.total, '%'),
  ]
}
