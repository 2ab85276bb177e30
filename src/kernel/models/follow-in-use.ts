import { findInUse, readShelfVersion } from './shelf.ts'

/** Gives the folder of the model that is used for a purpose: looked for again whenever the shelf has changed. */
export function followInUse(dataFolder: string, purpose: string): () => Promise<string | undefined> {
  let known: { readonly version: number; readonly folder: Promise<string | undefined> } | undefined
  return () => {
    const version = readShelfVersion(dataFolder)
    if (known?.version !== version) {
      const folder = findInUse(dataFolder, purpose).then((model) => model?.folder)
      known = { version, folder }
    }
    return known.folder
  }
}
