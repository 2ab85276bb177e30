import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundle } from './__fixtures__/bundle.ts'

test('the client with all contracts stays under 36,000 bytes gzipped and asks nothing of Node', async () => {
  const code = await bundle(join(import.meta.dirname, 'index.ts'))
  expect(code).toContain('mainstay-client/')
  expect(code).not.toMatch(/\bnode:|\brequire\(|\bprocess\./)
  const bytes = gzipSync(code).byteLength
  expect(bytes).toBeLessThan(36_000)
})
