import { readShelfVersion } from './shelf.ts'

/** Opens what may not be there yet, once: it is tried again whenever the shelf has changed. */
export function openWhenThere<Opened>(dataFolder: string, open: () => Opened | undefined): () => Opened | undefined {
  let opened: Opened | undefined
  let triedAt: number | undefined
  return () => {
    if (opened !== undefined) return opened
    const version = readShelfVersion(dataFolder)
    if (version === triedAt) return undefined
    triedAt = version
    return (opened = open())
  }
}
