import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../errors/operator-error.ts'
import { isJsonObject } from '../json/json-object.ts'
import { parseJson } from '../json/parse-json.ts'
import { isPackageThere } from './is-package-there.ts'
import { writeLoader } from './packages-folder.ts'

/** An optional package, and the version that was tried. */
export interface PackageVersion {
  readonly name: string
  readonly version: string
  /** Another package that does the same, or brought this one along, where that is there already. */
  readonly orElse?: string
}

/** Those that are neither beside the program nor in the folder. */
export function findMissingPackages(wanted: readonly PackageVersion[], folder: string): readonly PackageVersion[] {
  return wanted.filter(({ name, orElse }) => ![name, orElse ?? name].some((each) => isPackageThere(each, folder)))
}

const flags = ['--ignore-scripts', '--legacy-peer-deps', '--omit=optional', '--no-audit', '--no-fund', '--save-exact']

/**
 * Installs packages into a folder of their own, from the registry that npm is set to. Nothing of them is run, and packages that they would
 * merely like to have stay away: builds for graphics cards are most of a gigabyte.
 */
export async function installPackages(
  wanted: readonly PackageVersion[],
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const manifest = join(folder, 'package.json')
  // Without one npm would look for a project further up.
  if (!isJsonObject(parseJson(await readFile(manifest, 'utf8').catch(() => ''))))
    await writeFile(manifest, `${JSON.stringify({ name: 'mainstay-packages', private: true }, undefined, 2)}\n`)
  await writeLoader(folder)
  await runNpm(['install', ...flags, ...wanted.map(({ name, version }) => `${name}@${version}`)], folder, signal)
}

/** Takes packages out of their folder, with what they alone brought. */
export async function uninstallPackages(names: readonly string[], folder: string): Promise<void> {
  const there = names.filter((name) => existsSync(join(folder, 'node_modules', name)))
  if (there.length === 0) return
  await runNpm(['uninstall', '--no-audit', '--no-fund', ...there], folder, new AbortController().signal)
}

async function runNpm(words: readonly string[], folder: string, signal: AbortSignal): Promise<void> {
  const isWindows = process.platform === 'win32'
  const npm = spawn(isWindows ? 'npm.cmd' : 'npm', words, {
    cwd: folder,
    env: withoutNpmSettings(process.env),
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: isWindows,
    signal,
  })
  const said: Buffer[] = []
  npm.stderr.on('data', (chunk: Buffer) => void said.push(chunk))
  const ended: readonly unknown[] = await once(npm, 'close').catch((cause: unknown) => {
    signal.throwIfAborted()
    throw new OperatorError('npm cannot be run, which installs what the model needs; it comes with Node.', { cause })
  })
  if (ended[0] !== 0) throw failed(words, Buffer.concat(said).toString())
}

/** `npm run` hands its own place and options on to what it runs. */
function withoutNpmSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = /^npm_(?:config_(?:local_prefix|prefix|global|location|workspaces?|dry_run)|package_)/i
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !own.test(name)))
}

function failed(words: readonly string[], said: string): OperatorError {
  const reason = /npm error (?!code|A complete log)(.+)/.exec(said)?.[1] ?? 'it did not say why'
  const names = words.slice(1).filter((word) => !word.startsWith('--'))
  return new OperatorError(`npm could not ${words[0]} ${names.join(', ')}: ${reason}`, { cause: said })
}
