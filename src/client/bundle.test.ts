import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { contracts } from '../interfaces/contracts.ts'
import { bundle } from './__fixtures__/bundle.ts'

const sizeOf = (code: string) => gzipSync(code).byteLength

test('the client with all contracts stays under 215 bytes gzipped for each operation, and asks nothing of Node', async () => {
  const operations = Object.values(contracts).flatMap((contract) => Object.keys(contract.operations))
  const code = await bundle(join(import.meta.dirname, 'index.ts'))
  expect(code).toContain('mainstay-client/')
  expect(code).not.toMatch(/\bnode:|\brequire\(|\bprocess\./)
  expect(sizeOf(code)).toBeLessThan(215 * operations.length)
})

describe('the client of one interface stays under 10,000 bytes gzipped', () => {
  const paths = globSync('interfaces/*/client.ts', { cwd: join(import.meta.dirname, '..') })

  test('each has one', () => {
    expect(paths).toHaveLength(Object.keys(contracts).length)
  })

  test.each(paths)('%s', async (path) => {
    const code = await bundle(join(import.meta.dirname, '..', path))
    expect(code).toContain('mainstay-client/')
    expect(sizeOf(code)).toBeLessThan(10_000)
  })

  test('with what the client of all exports besides', async () => {
    const code = await bundle(join(import.meta.dirname, '__fixtures__/one-interface.ts'))
    expect(code).toContain('StreamBrokenError')
    expect(sizeOf(code)).toBeLessThan(10_000)
  })
})

/** esbuild keeps the whole of a namespace that a package exports by its name, 17 kB in every client; Rolldown and webpack do not. */
test('contracts import the schemas as `* as Type`', () => {
  const root = join(import.meta.dirname, '../..')
  const paths = globSync(
    ['src/interfaces/*/contract.ts', 'src/interfaces/*/contract/**/*.ts', 'src/dialects/**/*.ts'],
    {
      cwd: root,
      exclude: ['**/*.test.ts', '**/testing/**'],
    },
  )
  expect(paths.length).toBeGreaterThan(50)
  const named = /import \{[^}]*\bType\b[^}]*\} from 'typebox'/
  expect(paths.filter((path) => named.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})
