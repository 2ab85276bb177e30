import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { measureBytes } from './measure-bytes.ts'

const run = promisify(execFile)
const repository = join(import.meta.dirname, '../..')

export interface Clone {
  /** The command line of it. */
  readonly program: string
  readonly seconds: number
  /** Installed with it. */
  readonly bytes: number
}

/** A fresh clone of this repository in a folder, installed from nothing that npm has fetched before. */
export async function makeClone(folder: string): Promise<Clone> {
  const begin = performance.now()
  const clone = join(folder, 'mainstay')
  await run('git', ['clone', '--quiet', '--no-hardlinks', repository, clone])
  await run('npm', ['ci', '--no-audit', '--no-fund', '--cache', join(folder, 'npm-cache')], { cwd: clone })
  const seconds = (performance.now() - begin) / 1000
  return {
    program: join(clone, 'bin/mainstay.js'),
    seconds,
    bytes: await measureBytes(join(clone, 'node_modules')),
  }
}
