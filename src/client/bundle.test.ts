import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'

/** The client with every contract, as a web page would load it. */
async function bundleClient(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2024',
      lib: { entry: join(import.meta.dirname, 'index.ts'), formats: ['es'] },
      rolldownOptions: { external: /^node:/, output: { minify: true } },
    },
  })
  if (!Array.isArray(built) || !built[0]) throw new Error('Vite gave no bundle.')
  const chunks = built[0].output.filter((file) => file.type === 'chunk')
  return chunks.map(({ code }) => code).join('\n')
}

test('the client with all contracts stays under 30,000 bytes gzipped and asks nothing of Node', async () => {
  const code = await bundleClient()
  expect(code).toContain('mainstay-client/')
  expect(code).not.toMatch(/\bnode:|\brequire\(|\bprocess\./)
  const bytes = gzipSync(code).byteLength
  expect(bytes).toBeLessThan(30_000)
})
