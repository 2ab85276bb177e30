import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface HeldBackText {
  readonly kind: string
  readonly language: string
  readonly text: string
}

/** Texts that were written before the model, and that nothing is learnt from but by the same hand. */
export async function readHeldBack(name: 'danger' | 'harmless'): Promise<readonly HeldBackText[]> {
  const file = await readFile(join(import.meta.dirname, 'held-back-texts', `${name}.tsv`), 'utf8')
  return file
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [kind = '', language = '', text = ''] = line.split('\t')
      return { kind, language, text }
    })
}

/** What thirty persons of different trades might say to a talk program on ordinary days, in Japanese; those of the other files are learnt from. */
export async function readOrdinaryRemarks(): Promise<readonly string[]> {
  const read = [2, 4, 6].map((set) => readFile(join(import.meta.dirname, `../smalltalk/remarks/${set}.txt`), 'utf8'))
  const lines = (await Promise.all(read)).flatMap((file) => file.split('\n'))
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}
