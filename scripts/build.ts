/**
 * `npm run build`: compiles src into dist for the package, file by file and at the same depth, so that what is found by its
 * place (workers, models, the console) is found there too: docs/decisions/0009-package.md.
 */
import { execFile } from 'node:child_process'
import { cp, glob, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { rolldown } from 'rolldown'

const root = join(import.meta.dirname, '..')
const [source, target] = [join(root, 'src'), join(root, 'dist')]

await rm(target, { recursive: true, force: true })
await Promise.all([compileSources(), declareTypes()])
// After the others: it fails on a folder that somebody else makes at the same moment.
await cp(source, target, { recursive: true, filter: isAsset })

/** Every module is an entry: workers are named by an address, which no bundler follows. */
async function compileSources(): Promise<void> {
  const input: string[] = []
  for await (const path of glob('**/*.ts', { cwd: source })) if (isShipped(path)) input.push(join(source, path))
  const isPackage = /^[^./]/
  await using build = await rolldown({ input, platform: 'node', external: isPackage })
  await build.write({
    dir: target,
    preserveModules: true,
    preserveModulesRoot: source,
    entryFileNames: '[name].js',
  })
}

/** The types of the libraries alone. */
async function declareTypes(): Promise<void> {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('@typescript/native/package.json')), 'bin/tsc')
  await promisify(execFile)(process.execPath, [compiler, '-p', join(root, 'tsconfig.client.json')])
}

/** Neither tests, with what they alone need, nor pages of the console, which is built by itself. By a path below src. */
function isShipped(path: string): boolean {
  const isTest =
    /\.test(-d)?\.ts$/.test(path) || /(^|\/)(testing|__fixtures__|fixtures|conformance)(\/|\.ts$|$)/.test(path)
  return !isTest && !/(^|\/)console(\/|$)/.test(path)
}

/** Folders, models with their cards, and whatever else lies beside the code. */
function isAsset(path: string): boolean {
  return isShipped(relative(source, path)) && !/\.tsx?$|(^|\/)tsconfig\.json$/.test(path)
}
