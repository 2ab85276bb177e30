import { join } from 'node:path'

/** The folder of a model that comes with this server, such as `ja-en`; its files are described by the `card.json` in it. */
export function builtInModelFolder(direction: 'en-ja' | 'ja-en'): string {
  return join(import.meta.dirname, '../models', direction)
}
