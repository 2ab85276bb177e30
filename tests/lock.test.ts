import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asJsonObject } from '../src/libraries/json/json-object.ts'

const lock: unknown = JSON.parse(await readFile(join(import.meta.dirname, '../package-lock.json'), 'utf8'))
const packages = asJsonObject(asJsonObject(lock)?.['packages']) ?? {}

/** npm leaves out what its registry does not have, such as the packages of other systems, and `npm ci` then refuses the lock. */
test('the lock names every package that a package of it may need, of whichever system', () => {
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    ['dependencies', 'optionalDependencies']
      .flatMap((kind) => Object.keys(asJsonObject(asJsonObject(entry)?.[kind]) ?? {}))
      .filter((name) => !isFound(name, path))
      .map((name) => `${name}, for ${path}`),
  )
  expect(Object.keys(packages).length).toBeGreaterThan(500)
  expect(missing).toEqual([])
})

/** Node looks in the package's own folder, then in each above it. */
function isFound(name: string, path: string): boolean {
  const folders = path === '' ? [] : path.split('/')
  return [...folders.keys(), folders.length].some((depth) =>
    Object.hasOwn(packages, [...folders.slice(0, depth), 'node_modules', name].join('/')),
  )
}
