import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeMissed } from './describe-missed.ts'
import { listStatements, type Statement } from './list-statements.ts'
import { readCoverage } from './read-coverage.ts'
import { runTests } from './run-tests.ts'
import type { SliceCoverage, StatementCount } from './slice-coverage.ts'

/** What is no code of the slice itself, or runs in a browser. */
const others = /\.test(?:-d)?\.ts$|(?:^|\/)(?:testing|console|fixtures|__fixtures__)\/|(?:^|\/)conformance(?:\.ts$|\/)/

/** Runs the tests of a slice's wire, those beside its index.ts, then its others, counts after each, and says which lines were not reached. */
export async function measureSlice(name: string, folder: string): Promise<SliceCoverage> {
  // Tests of what runs in a browser need its bundler.
  const tests = globSync('**/*.test.ts', { cwd: folder }).filter((path) => !path.startsWith('console/'))
  const isOfWire = (path: string) => !path.includes('/')
  const coverage = await mkdtemp(join(tmpdir(), 'mainstay-coverage-'))
  const failures: string[] = []
  const runAndList = async (some: readonly string[], which: string) => {
    const begin = performance.now()
    const files = some.map((path) => join(folder, path))
    if (files.length > 0) failures.push(...(await runTests(files, coverage)))
    const statements = await listAll(folder, coverage)
    const seconds = Math.round((performance.now() - begin) / 1000)
    const missed = describeMissed(statements, folder)
    console.log([`${name}: ${which}, ${some.length} files, ${seconds} s. Lines not run:`, ...missed].join('\n'))
    return count(statements)
  }
  try {
    const wire = await runAndList(tests.filter(isOfWire), 'tests of its wire')
    const all = await runAndList(
      tests.filter((path) => !isOfWire(path)),
      'its other tests',
    )
    for (const failure of failures) console.error(`Failed: ${failure}`)
    return { name, wire, all, failures }
  } finally {
    await rm(coverage, { recursive: true })
  }
}

async function listAll(folder: string, written: string): Promise<Statement[]> {
  const sources = globSync('**/*.ts', { cwd: folder }).filter((path) => !others.test(path))
  const paths = sources.map((path) => join(folder, path))
  const coverage = await readCoverage(written, new Set(paths))
  return (await Promise.all(paths.map((path) => listStatements(path, coverage.get(path))))).flat()
}

function count(statements: readonly Statement[]): StatementCount {
  return { total: statements.length, run: statements.filter(({ isRun }) => isRun).length }
}
