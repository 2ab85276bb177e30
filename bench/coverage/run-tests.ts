import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
const config = join(import.meta.dirname, 'vitest.config.ts')

/** Runs files of tests; each process and each thread leaves in the folder what it has run. */
export async function runTests(files: readonly string[], folder: string): Promise<void> {
  const root = join(import.meta.dirname, '../..')
  const words = ['run', '--root', root, '--config', config, '--reporter', 'dot', ...files]
  const child = spawn(process.execPath, [vitest, ...words], {
    cwd: root,
    env: { ...process.env, NODE_V8_COVERAGE: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  // What did not pass has not run to its end either.
  if (code !== 0) throw new Error(`Tests fail: npx vitest run --config ${config} ${files.join(' ')}`)
}
