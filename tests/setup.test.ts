/** What a clone does before each of its scripts, in a small project of that form that needs no registry. */
import { access, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from './package/run.ts'

const root = join(import.meta.dirname, '..')

const manifests = {
  'package.json': {
    name: 'clone',
    version: '1.0.0',
    workspaces: ['console', 'scripts'],
    files: ['console/dist'],
    scripts: { prepack: 'npm run build', prebuild: 'node scripts/setup.js', build: 'node -e ""' },
    dependencies: { vite: 'file:./stand-in' },
  },
  'console/package.json': { name: 'its-console', private: true },
  'scripts/package.json': { name: 'its-scripts', private: true, type: 'module' },
  // In place of the tool that builds the console: it writes what that writes.
  'stand-in/package.json': { name: 'vite', version: '1.0.0', bin: 'build.js' },
}

async function makeClone(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-setup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [path, manifest] of Object.entries(manifests)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), JSON.stringify(manifest))
  }
  const build = `#!/usr/bin/env node
require('node:fs').mkdirSync('console/dist')
require('node:fs').writeFileSync('console/dist/index.html', '')`
  await writeFile(join(folder, 'stand-in/build.js'), build, { mode: 0o755 })
  await cp(join(root, 'scripts/setup.js'), join(folder, 'scripts/setup.js'))
  const locked = await run('npm', ['install', '--package-lock-only', '--offline'], folder)
  expect(locked.code, locked.err).toBe(0)
  return folder
}

test.each([
  ['npm pack --dry-run', ['pack', '--dry-run']],
  ['npm publish --dry-run', ['publish', '--dry-run', '--offline']],
  ['npm run build --global', ['run', 'build', '--global']],
])('%s as the first command of a clone installs what it needs, and packing works after it', async (_name, words) => {
  const clone = await makeClone()
  await run('npm', words, clone)
  await access(join(clone, 'node_modules/vite/build.js'))
  const { code, err } = await run('npm', ['pack'], clone)
  expect(code, err).toBe(0)
  const listed = await run('tar', ['-tzf', 'clone-1.0.0.tgz'], clone)
  expect(listed.out.split('\n')).toContain('package/console/dist/index.html')
})
