/** Tests run on machines that are busy with other things: none says how long something may take. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const paths = globSync(['{src,tests,scripts,bench,console}/**/*.test.{ts,tsx}', 'src/**/conformance{.ts,/**/*.ts}'], {
  cwd: root,
})
const files = paths
  .filter((path) => !path.includes('node_modules') && path !== 'tests/clocks.test.ts')
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** Where an expectation is made of a time that has passed, or a poll gives up before the 20 s that all have. */
const timed = [
  /expect\([^\n]*performance\.now\(\)/,
  /expect\([^\n]*(?:Date\.now\(\) - \w|elapsed|tookMs)[^\n]*toBeLess/,
  /expect\.poll\([^\n]*timeout: 1?\d_?\d{3}\b/,
  /expect\.poll\([^\n]*timeout: \d{1,3}\b/,
]

test.each(timed.map((pattern) => [pattern] as const))('no test holds a clock to what it tests: %s', (pattern) => {
  const found = files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line) => (pattern.test(line) ? [`${path}: ${line.trim()}`] : [])),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})
