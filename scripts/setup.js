// Runs before `npm start`, `npm test` and the other scripts, on whatever Node is installed, with nothing installed yet:
// plain JavaScript, built-in modules only. Does nothing, in a few milliseconds, when nothing has changed.
//
// `--to-run` leaves out what only development needs, unless it is here already; `--with-llama` brings node-llama-cpp.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const marks = join(root, 'node_modules', '.mainstay')

/** A Node of the machine's own that will do; then none is brought, which is 190 MB less. */
const hasNode = Number.parseInt(process.versions.node) >= 24 && !process.execPath.startsWith(root)
const brought =
  hasNode && !existsSync(join(root, 'node_modules/node')) ? ['--include-workspace-root', '--workspace=console'] : []

const isToRun = process.argv.includes('--to-run') && !existsSync(join(marks, 'packages'))
const omitted = isToRun ? ['--omit=dev'] : []
const quietly = ['--no-audit', '--no-fund', '--loglevel=error']
// Into an empty folder `npm ci` is as quick, and holds to the lock; later it would bring everything anew.
const isFirst = !existsSync(join(root, 'node_modules', '.package-lock.json'))
const manifests = ['package.json', 'package-lock.json', 'console/package.json', 'scripts/package.json']
bring(isToRun ? 'packages-to-run' : 'packages', manifests, () => {
  console.log('Installing what is missing…')
  run('npm', [isFirst ? 'ci' : 'install', ...omitted, ...brought, ...quietly])
})
if (process.argv.includes('--with-llama'))
  bring(
    'llama',
    ['package.json', 'package-lock.json', 'node_modules/.package-lock.json'].map((name) => `llama/${name}`),
    () => {
      // It would build llama.cpp where no build fits the machine.
      run('npm', ['install', '--prefix', 'llama', '--ignore-scripts', ...quietly])
    },
  )
linkLlama()
bring('console', ['console', 'src/interfaces', 'src/kernel', 'src/libraries', 'src/client'], () => {
  console.log('Building the console…')
  run('npx', ['vite', 'build', 'console', '--logLevel', 'warn'])
})

/** To where programs and compilers look for it. npm takes away what its lock does not name. */
function linkLlama() {
  const [installed, link] = ['llama/node_modules', 'node_modules'].map((folder) => join(root, folder, 'node-llama-cpp'))
  if (existsSync(installed) && !existsSync(link)) symlinkSync(relative(dirname(link), installed), link, 'junction')
}

/** Does the work unless it was done for exactly these sources. */
function bring(name, sources, work) {
  const mark = join(marks, name)
  const wanted = digest(sources)
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  work()
  mkdirSync(marks, { recursive: true })
  // npm install may have written the lock file anew.
  writeFileSync(mark, digest(sources))
}

function digest(sources) {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => list(join(root, source)))) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

function list(path) {
  if (!existsSync(path)) return []
  const isBuilt = /[\\/](dist|node_modules)$/.test(path)
  if (isBuilt) return []
  try {
    return readdirSync(path)
      .sort()
      .flatMap((name) => list(join(path, name)))
  } catch {
    return [path]
  }
}

function run(command, parameters) {
  const environment = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}` }
  // npm hands its options on to what it runs: after `npm pack --dry-run` or `npm install -g .` nothing would be installed here.
  for (const option of ['dry_run', 'global', 'location']) delete environment[`npm_config_${option}`]
  const { status } = spawnSync(command, parameters, { cwd: root, env: environment, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
