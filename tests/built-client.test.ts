/** The client is the one part that is built before it is published: as plain JavaScript, with its types. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { interfaces } from '../src/interfaces/index.ts'
import { openTestHouse } from '../src/kernel/testing/open-test-house.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')

test('the built client speaks to a listening Mainstay', async () => {
  const folder = join(root, 'node_modules/.mainstay-built-client')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await run(process.execPath, [
    join(root, 'node_modules/typescript/bin/tsc'),
    '-p',
    join(root, 'tsconfig.client.json'),
    '--outDir',
    folder,
  ])
  expect(existsSync(join(folder, 'client/index.d.ts'))).toBe(true)

  const { server } = await openTestHouse(interfaces)
  const origin = await server.listen({ host: '127.0.0.1', port: 0 })
  const program = `
    import { createClient } from ${JSON.stringify(join(folder, 'client/index.js'))}
    const mainstay = createClient({ baseUrl: ${JSON.stringify(origin)} })
    const result = await mainstay.samplePosts.getPost({ params: { id: '7' } })
    console.log(result.ok, result.status, result.ok && result.body.id)`
  const { stdout } = await run(process.execPath, ['--no-strip-types', '--input-type=module', '--eval', program])
  expect(stdout).toBe('true 200 7\n')
})
