/** Optional packages: those beside the program, and those that `mainstay models pull` installed into the data folder. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export function packagesFolderOf(dataFolder: string): string {
  return resolve(dataFolder, 'packages')
}

/** The folder of a package's main file; undefined where it is installed neither beside the program nor in the folder. */
export function findPackageMain(name: string, folder: string): string | undefined {
  try {
    return dirname(fileURLToPath(import.meta.resolve(name)))
  } catch {
    return findMainIn(name, folder)
  }
}

function findMainIn(name: string, folder: string): string | undefined {
  if (!existsSync(join(folder, 'node_modules', name, 'package.json'))) return undefined
  try {
    return dirname(createRequire(join(folder, loaderName)).resolve(name))
  } catch {
    return undefined
  }
}

/** A module that lies in the folder, so that what it imports is found there. */
const loaderName = 'load.mjs'

export async function writeLoader(folder: string): Promise<void> {
  await writeFile(join(folder, loaderName), 'export default (name) => import(name)\n')
}

/** Loads a package, the one beside the program first. Undefined where there is none. */
export async function importPackage(name: string, folder: string): Promise<unknown> {
  const beside = await importIfThere(() => import(name))
  if (beside !== undefined || !existsSync(join(folder, 'node_modules', name, 'package.json'))) return beside
  const loader: unknown = await import(pathToFileURL(join(folder, loaderName)).href)
  return isLoader(loader) ? loader.default(name) : undefined
}

async function importIfThere(load: () => Promise<unknown>): Promise<unknown> {
  try {
    return await load()
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw thrown
  }
}

function isLoader(loaded: unknown): loaded is { readonly default: (name: string) => Promise<unknown> } {
  return typeof loaded === 'object' && loaded !== null && 'default' in loaded && typeof loaded.default === 'function'
}
