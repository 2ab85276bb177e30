import { findPackageJSON } from 'node:module'

/** Whether an optional package is installed; nothing of it is loaded. */
export function isPackageThere(name: string): boolean {
  try {
    return findPackageJSON(name, import.meta.url) !== undefined
  } catch {
    return false
  }
}
