import { join } from 'node:path'

/** Where a server keeps the models that it has pulled, each in a folder named after its pair. */
export function modelsFolderOf(dataFolder: string): string {
  return join(dataFolder, 'translation-models')
}
