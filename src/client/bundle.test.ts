import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { contracts } from '../interfaces/contracts.ts'
import { bundle } from './__fixtures__/bundle.ts'

test('the client with all contracts stays under 1,900 bytes gzipped for each, and asks nothing of Node', async () => {
  const code = await bundle(join(import.meta.dirname, 'index.ts'))
  expect(code).toContain('mainstay-client/')
  expect(code).not.toMatch(/\bnode:|\brequire\(|\bprocess\./)
  const bytes = gzipSync(code).byteLength
  expect(bytes).toBeLessThan(1_900 * Object.keys(contracts).length)
})
