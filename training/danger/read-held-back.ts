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

/** What 30 persons of different trades might say to a talk program on ordinary days, in Japanese; remarks of 35 others are learnt from. */
export async function readOrdinaryRemarks(): Promise<readonly string[]> {
  return (await readFile(join(import.meta.dirname, 'held-back-texts/ordinary-days.ja.txt'), 'utf8'))
    .split('\n')
    .filter(Boolean)
}
