import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { version } from '../../src/kernel/foundation/version.ts'
import { succeed } from './run.ts'

const root = join(import.meta.dirname, '../..')
const quietly = ['--no-audit', '--no-fund', '--loglevel=error']

export interface InstalledPackage {
  /** What `npm pack` made, with everything that runs before it. */
  readonly tarball: string
  readonly packedBytes: number
  /** Paths in the package. */
  readonly files: readonly string[]
  /** A folder of somebody's own, with nothing but the package installed. */
  readonly consumer: string
  /** The command where `npm install -g` has put it. */
  readonly command: string
  remove(): Promise<void>
}

/** Packs this clone and installs the tarball, into an empty folder and globally into a prefix of its own. */
export async function installPackage(): Promise<InstalledPackage> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-package-'))
  const [consumer, prefix] = [join(folder, 'consumer'), join(folder, 'prefix')]
  await succeed('npm', ['pack', '--pack-destination', folder, '--loglevel=error'], root)
  const tarball = join(folder, `mainstay-server-mainstay-${version}.tgz`)
  const listed = await succeed('tar', ['-tzf', tarball], folder)
  await mkdir(consumer)
  await writeFile(join(consumer, 'package.json'), '{ "private": true, "type": "module" }')
  await succeed('npm', ['install', tarball, '--prefer-offline', ...quietly], consumer)
  // What it needs has just been fetched for the folder.
  await succeed('npm', ['install', '--global', '--prefix', prefix, tarball, '--prefer-offline', ...quietly], folder)
  return {
    tarball,
    packedBytes: (await stat(tarball)).size,
    files: listed.split('\n').map((path) => path.slice('package/'.length)),
    consumer,
    command: join(prefix, 'bin/mainstay'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
