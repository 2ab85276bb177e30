import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Document } from './compose-documents.ts'
import { readLabels } from './example.ts'
import { isHarmlessHeldBack, isHeldBack } from './held-back.ts'
import { type Passage, readHarmless, readHateCheck, readToxicity } from './read-sources.ts'

export interface HeldBack {
  /** Passages of our own that training never sees; misses among them were looked at while it was made better. */
  readonly passages: Passages
  /** Further ones, by the same hand. */
  readonly fresh: Passages
  /** Passages by another hand, which knew neither the texts nor the lexicons of training. */
  readonly independent: Passages
  /** Passages of books, speeches, news, mails and talk that training leaves out. */
  readonly harmless: readonly Document[]
  /** Further ones, to put around others. */
  readonly around: readonly Passage[]
  /** The parts of HateCheck and of the toxicity set that training leaves out. */
  readonly public: readonly Document[]
}

export interface Passages {
  readonly documents: readonly Document[]
  /** Those that are harmless, though they hold the words of harm. */
  readonly lookalikes: readonly string[]
}

/** One in so many of the harmless passages held back is measured. */
const everyMeasured = 3

/** What the model is measured on. */
export async function readHeldBack(): Promise<HeldBack> {
  const kept = (await readHarmless()).filter((_, at) => isHarmlessHeldBack(at))
  const none = readLabels('N')
  return {
    passages: await readPassages('passages.txt'),
    fresh: await readPassages('fresh.txt'),
    independent: await readPassages('independent.txt'),
    harmless: kept
      .filter((_, at) => at % everyMeasured === 0)
      .map(({ sentences }) => ({ text: sentences.join(' '), labels: none })),
    around: kept.filter((_, at) => at % everyMeasured !== 0),
    public: [...(await readHateCheck()), ...(await readToxicity())].filter(({ origin }) => isHeldBack(origin)),
  }
}

async function readPassages(name: string): Promise<Passages> {
  const documents: Document[] = []
  const lookalikes: string[] = []
  let heading = 'N'
  for (const line of (await readFile(join(import.meta.dirname, 'held-back-texts', name), 'utf8')).split('\n')) {
    const marked = /^\[([A-Z ]+)\]$/.exec(line)
    if (marked) heading = marked[1] ?? 'N'
    else if (line.trim() !== '' && !line.startsWith('#')) {
      documents.push({ text: line, labels: readLabels(heading) })
      if (heading === 'L') lookalikes.push(line)
    }
  }
  return { documents, lookalikes }
}
