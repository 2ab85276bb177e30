import { existsSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'

/** Whether an optional package is installed, beside the program or in a folder of packages; nothing of it is loaded. */
export function isPackageThere(name: string, folder?: string): boolean {
  if (folder !== undefined && existsSync(join(folder, 'node_modules', name, 'package.json'))) return true
  try {
    return findPackageJSON(name, import.meta.url) !== undefined
  } catch {
    return false
  }
}
