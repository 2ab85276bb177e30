import { existsSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.env['MAINSTAY_SHARED'] ?? join(import.meta.dirname, '../../../../shared')

/** Where data for development lies, of which nothing is in the tree: in the folder that `MAINSTAY_SHARED` names, or in `shared` beside the repository. */
export function sharedDataAt(path: string): string {
  return join(folder, 'data', path)
}

/** For the name of a test: why it is skipped. Empty where the data are there. */
export function explainMissingData(path: string): string {
  const place = sharedDataAt(path)
  return existsSync(place) ? '' : ` (skipped: nothing at ${place}; MAINSTAY_SHARED names the folder of the data)`
}
