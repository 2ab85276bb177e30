/**
 * `npm run release -- 0.2.0`: writes the version and cuts the changelog, commits and tags that with a database of it for tests, and leaves the tarball and its notes in
 * release/. It publishes nothing. On an unclean tree it changes nothing.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cutChangelog } from './release/cut-changelog.ts'
import { writeReleasedSchema } from './release/write-released-schema.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'release')
const [, , version = ''] = process.argv

try {
  await release()
} catch (thrown) {
  console.error(`release: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
  process.exitCode = 1
}

async function release(): Promise<void> {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Name the version: npm run release -- 0.2.0')
  if (run('git', 'status', '--porcelain') !== '') throw new Error('The tree holds changes; commit them first.')
  const date = new Date().toISOString().slice(0, 10)
  const { changelog, notes } = cutChangelog(read('CHANGELOG.md'), version, date)
  write('CHANGELOG.md', changelog)
  run('npm', 'version', version, '--no-git-tag-version', '--allow-same-version')
  write(
    'src/kernel/foundation/version.ts',
    read('src/kernel/foundation/version.ts').replace(/version = '[^']*'/, () => `version = '${version}'`),
  )
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  run('npm', 'pack', '--pack-destination', folder)
  write(`release/mainstay-${version}.md`, notes)
  const schema = `tests/released-schemas/${version}.sqlite.gz`
  await writeReleasedSchema(join(root, schema))
  run('git', 'add', schema)
  run('git', 'commit', '--all', '--message', `Release ${version}`)
  run('git', 'tag', '--annotate', `v${version}`, '--message', notes)
  console.log(`release/mainstay-server-mainstay-${version}.tgz and its notes are there, and the tag v${version}.`)
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function write(path: string, text: string): void {
  writeFileSync(join(root, path), text)
}

/** What the command prints; throws when it fails. */
function run(command: string, ...words: readonly string[]): string {
  return execFileSync(command, words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}
