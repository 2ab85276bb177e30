import { findInUse, readShelfVersion, type ShelvedModel } from './shelf.ts'

/** Gives the model that is used for a purpose: looked for again whenever the shelf has changed. */
export function followInUse(dataFolder: string, purpose: string): () => Promise<ShelvedModel | undefined> {
  let known: { readonly version: number; readonly model: Promise<ShelvedModel | undefined> } | undefined
  return () => {
    const version = readShelfVersion(dataFolder)
    if (known?.version !== version) known = { version, model: findInUse(dataFolder, purpose) }
    return known.model
  }
}
