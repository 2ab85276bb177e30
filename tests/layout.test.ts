import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findClimbing } from '../scripts/architecture/floors.ts'
import { writeArchitecturePage } from '../scripts/architecture/write-architecture-page.ts'
import {
  capabilityLayout,
  clientLayout,
  floors,
  kernelLayout,
  type Layout,
  longTables,
  sliceLayout,
} from '../scripts/architecture/layout.ts'
import { readImports } from '../scripts/architecture/read-imports.ts'
import { interfaces } from '../src/interfaces/index.ts'

const root = join(import.meta.dirname, '..')
const imports = await readImports()
const own = interfaces.filter(({ servedBy }) => !servedBy)
const capabilities = await listNames('src/capabilities')

/** Folders end in a slash. */
async function listNames(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  return entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
}

/** What a layout has no place for. Beside `NAME.ts` there may be `NAME/`, and tests. */
async function findStrays(folder: string, layout: Layout): Promise<string[]> {
  const isAtHome = (name: string) =>
    Object.hasOwn(layout, name) || Object.hasOwn(layout, name.replace(/\/$/, '.ts')) || /\.test(-d)?\.ts$/.test(name)
  return (await listNames(folder)).filter((name) => !isAtHome(name))
}

describe('every slice is laid out alike', () => {
  test.each(interfaces.map(({ contract }) => contract.id))('%s', async (id) => {
    expect(await findStrays(`src/interfaces/${id}`, sliceLayout)).toEqual([])
  })
})

test.each(capabilities)('the capability %s is laid out like the others', async (name) => {
  expect(await findStrays(`src/capabilities/${name}`, capabilityLayout)).toEqual([])
})

test.each([['src/kernel', kernelLayout], ['src/client', clientLayout], ...Object.entries(floors)] as const)(
  '%s holds what the layout names, and all of it',
  async (folder, layout) => {
    expect(await findStrays(folder, layout)).toEqual([])
    expect(await listNames(folder)).toEqual(expect.arrayContaining(Object.keys(layout)))
  },
)

test('no import between the rooms of the kernel climbs, types included', async () => {
  expect(findClimbing(imports)).toEqual([])
  const planted = { from: 'src/kernel/foundation/storage/storage.ts', to: 'src/kernel/foundation/platform.ts' }
  expect(findClimbing([...imports, planted])).toEqual([planted])
})

describe('engines are named as settings name them, and keep one conformance suite', () => {
  test.each(own.map(({ contract, engines }) => [contract.id, Object.keys(engines)] as const))(
    '%s: %j',
    async (id, engines) => {
      const folder = `src/interfaces/${id}/engines`
      const names = await listNames(folder)
      const allowed = ['conformance.ts', ...engines.flatMap((name) => [`${name}.ts`, `${name}.test.ts`, `${name}/`])]
      expect(names.filter((name) => !allowed.includes(name))).toEqual([])
      expect(names).toEqual(expect.arrayContaining(['conformance.ts', ...engines.map((name) => `${name}.ts`)]))
      for (const engine of engines)
        expect(await readFile(join(root, folder, `${engine}.test.ts`), 'utf8')).toContain("from './conformance.ts'")
    },
  )
})

test('a file of code holds one thing: at most 300 lines', async () => {
  const paths = await readdir(join(root, 'src'), { recursive: true })
  const code = paths.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts')).map((path) => `src/${path}`)
  const long: string[] = []
  for (const path of code)
    if ((await readFile(join(root, path), 'utf8')).split('\n').length > 301 && !longTables.includes(path))
      long.push(path)
  expect(code.length).toBeGreaterThan(500)
  expect(long).toEqual([])
})

test('docs/architecture.md shows the code as it is; `node scripts/write-architecture.ts` writes it', async () => {
  expect(await readFile(join(root, 'docs/architecture.md'), 'utf8')).toBe(writeArchitecturePage(imports))
})
