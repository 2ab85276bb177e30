/** The client and the library L are built before they are published: as plain JavaScript, with their types. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { serveSample } from '../src/common-links/testing/serve-sample.ts'
import { interfaces } from '../src/interfaces/index.ts'
import { openTestHouse } from '../src/kernel/testing/open-test-house.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')
const folder = join(root, 'node_modules/.mainstay-built-client')

beforeAll(async () => {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  await run(process.execPath, [compiler, '-p', join(root, 'tsconfig.client.json'), '--outDir', folder])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a program on a Node that takes no TypeScript; gives what it prints. */
async function print(program: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['--no-strip-types', '--input-type=module', '--eval', program])
  return stdout
}

test('the built client speaks to a listening Mainstay', async () => {
  expect(existsSync(join(folder, 'client/index.d.ts'))).toBe(true)
  const { server } = await openTestHouse(interfaces)
  const origin = await server.listen({ host: '127.0.0.1', port: 0 })
  const output = await print(`
    import { createClient } from ${JSON.stringify(join(folder, 'client/index.js'))}
    const mainstay = createClient({ baseUrl: ${JSON.stringify(origin)} })
    const result = await mainstay.samplePosts.getPost({ params: { id: '7' } })
    console.log(result.ok, result.status, result.ok && result.body.id)`)
  expect(output).toBe('true 200 7\n')
})

test('the built library finds the common links of two articles', async () => {
  expect(existsSync(join(folder, 'common-links/index.d.ts'))).toBe(true)
  const { baseUrl, close } = await serveSample()
  onTestFinished(close)
  const output = await print(`
    import { listUpCommonElements } from ${JSON.stringify(join(folder, 'common-links/index.js'))}
    const options = { baseUrl: ${JSON.stringify(baseUrl)} }
    console.log(await listUpCommonElements('月', '木星', 'jp', options))`)
  expect(output).toBe("[ '地球', 'ガリレオ・ガリレイ', '望遠鏡', '太陽' ]\n")
})
