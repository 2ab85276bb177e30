import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A text of our own writing, with the sentences marked that its summary should have. */
export interface MarkedText {
  readonly sentences: readonly string[]
  /** Places of those, as each choice has them: one, or several that were made apart. */
  readonly choices: readonly (readonly number[])[]
  /** One text in two was looked at when the rules were made. */
  readonly isHeldBack: boolean
}

/** Short texts, longer ones that were written later, and more that were written after the rules. */
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
  'notices-more',
  'mails-more',
  'news-more',
] as const

/** Texts that others wrote, who knew neither the rules nor the other texts, with their choice and a reader's. */
export const othersKinds = ['notices-others', 'mails-others', 'news-others'] as const

/** Kinds of which there are fifty texts with three choices each: by their writer, by the writer later, and by another reader. */
export const kindsOfFifty = {
  notices: ['notices', 'notices-long', 'notices-more'],
  mails: ['mails', 'mails-long', 'mails-more'],
  news: ['news', 'news-more'],
} as const satisfies Readonly<Record<string, readonly (typeof markedKinds)[number][]>>

/** What stands before a sentence that the writer's choice has, the writer's later one, or that of another reader. */
const marks = /^(\*?)(\+?)(#?) /

/** Texts apart by a free line; a sentence on each line, the wanted ones behind their marks. */
export async function readMarkedTexts(
  kind: (typeof markedKinds)[number] | (typeof othersKinds)[number],
): Promise<MarkedText[]> {
  const file = await readFile(join(import.meta.dirname, `texts/${kind}.txt`), 'utf8')
  return file
    .trim()
    .split('\n\n')
    .map((block, at) => ({ ...readMarkedText(block), isHeldBack: at % 2 === 1 }))
}

function readMarkedText(block: string): Pick<MarkedText, 'sentences' | 'choices'> {
  const lines = block.split('\n').map((line) => ({ line, mark: marks.exec(line) }))
  const choices = [1, 2, 3].map((choice) => [...lines.keys()].filter((index) => lines[index]?.mark?.[choice]))
  return {
    sentences: lines.map(({ line, mark }) => line.slice(mark?.[0].length ?? 0).replace(/。$/, '')),
    choices: choices.filter((wanted) => wanted.length > 0),
  }
}

/** Share of the wanted sentences among as many that were picked, over the choices. */
export function measureFound(
  { sentences, choices }: MarkedText,
  pick: (sentences: readonly string[], count: number) => readonly string[],
): number {
  const shares = choices.map((wanted) => {
    const picked = pick(sentences, wanted.length)
    return wanted.filter((index) => picked.includes(sentences[index] ?? '')).length / wanted.length
  })
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}

/** Share of the sentences of the first choice that the last, another reader's, has too. */
export function measureAgreement(texts: readonly MarkedText[]): number {
  const shares = texts.map(({ choices }) => {
    const [first = [], last = []] = [choices[0], choices.at(-1)]
    return first.filter((index) => last.includes(index)).length / first.length
  })
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}
