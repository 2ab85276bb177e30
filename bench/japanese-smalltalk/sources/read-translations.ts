import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** All translations of a folder of catalogues (GNU gettext, little-endian .mo), by the original. */
export async function readTranslations(folder: string): Promise<ReadonlyMap<string, string>> {
  const translations = new Map<string, string>()
  for await (const file of glob('*.mo', { cwd: folder })) {
    const bytes = await readFile(join(folder, file))
    const count = bytes.readUInt32LE(8)
    const textAt = (table: number, index: number) => {
      const [length, from] = [bytes.readUInt32LE(table + 8 * index), bytes.readUInt32LE(table + 8 * index + 4)]
      return bytes.toString('utf8', from, from + length)
    }
    const [originals, translated] = [bytes.readUInt32LE(12), bytes.readUInt32LE(16)]
    for (let index = 0; index < count; index++) {
      const [original, text] = [textAt(originals, index), textAt(translated, index)]
      // A context stands before the original, with a sign between them.
      if (text !== '') translations.set(original.split('\u0004').at(-1) ?? '', text)
    }
  }
  return translations
}
