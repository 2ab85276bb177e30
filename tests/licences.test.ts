import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isAllowed, listPackages } from '../scripts/licences/list-packages.ts'

const packages = listPackages(await readFile(join(import.meta.dirname, '../package-lock.json'), 'utf8'))

test('all that is installed to run may be run and passed on', () => {
  expect(packages.length).toBeGreaterThan(100)
  expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([])
})

test('what only development needs is not among it', () => {
  const names = packages.map(({ name }) => name)
  expect(names).toContain('fastify')
  expect(names).not.toContain('vitest')
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['none stated', false],
])('%s: %s', (expression, expected) => expect(isAllowed(expression)).toBe(expected))
