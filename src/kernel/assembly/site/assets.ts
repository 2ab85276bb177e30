/** The files that pages of the site bring along: what the console's build made for them, and pictures. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { lookUp } from '../../../libraries/json/look-up.ts'

export interface Asset {
  readonly bytes: Buffer
  readonly mediaType: string
}

const places: Readonly<Record<string, readonly [path: string, mediaType: string]>> = {
  'site.js': ['../../../../console/dist/docs/site.js', 'text/javascript; charset=utf-8'],
  'search.js': ['../../../../console/dist/docs/search.js', 'text/javascript; charset=utf-8'],
  'japanese.js': ['../../../../console/dist/docs/japanese.js', 'text/javascript; charset=utf-8'],
  'site.css': ['../../../../console/dist/docs/site.css', 'text/css; charset=utf-8'],
  'console.png': ['../../../../docs/console.png', 'image/png'],
}

export const assetNames = Object.keys(places)

/** `undefined` where there is none of this name, or the console was not built: pages are read without it, too. */
export async function readAsset(name: string): Promise<Asset | undefined> {
  const [path, mediaType] = lookUp(places, name) ?? []
  if (path === undefined || mediaType === undefined) return undefined
  const bytes = await readFile(fileURLToPath(new URL(path, import.meta.url))).catch(() => undefined)
  return bytes && { bytes, mediaType }
}
