import { createRequire } from 'node:module'
import { join } from 'node:path'

/** What a package of a client gives: its types are known only once it is installed. */
export type Loaded = ReturnType<NodeJS.Require>

/** Loads packages from a subject's own folder. */
export function createLoader(folder: string): NodeJS.Require {
  return createRequire(join(folder, 'package.json'))
}
