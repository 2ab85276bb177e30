import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A text of our own writing, with the sentences marked that its summary should have. */
export interface MarkedText {
  readonly sentences: readonly string[]
  /** Places of those. */
  readonly wanted: readonly number[]
  /** One text in two was looked at when the rules were made. */
  readonly isHeldBack: boolean
}

/** Short texts, and longer ones that were written later. */
export const markedKinds = [
  'notices',
  'mails',
  'minutes',
  'reports',
  'news',
  'notices-long',
  'mails-long',
  'minutes-long',
  'reports-long',
] as const

/** Texts apart by a free line; a sentence on each line, the wanted ones behind a star. */
export async function readMarkedTexts(kind: (typeof markedKinds)[number]): Promise<MarkedText[]> {
  const file = await readFile(join(import.meta.dirname, `texts/${kind}.txt`), 'utf8')
  return file
    .trim()
    .split('\n\n')
    .map((block, at) => {
      const lines = block.split('\n')
      return {
        sentences: lines.map((line) => line.replace(/^\* /, '').replace(/。$/, '')),
        wanted: [...lines.keys()].filter((index) => lines[index]?.startsWith('* ')),
        isHeldBack: at % 2 === 1,
      }
    })
}

/** Share of the wanted sentences among as many that were picked. */
export function measureFound({ sentences, wanted }: MarkedText, picked: readonly string[]): number {
  return wanted.filter((index) => picked.includes(sentences[index] ?? '')).length / wanted.length
}
