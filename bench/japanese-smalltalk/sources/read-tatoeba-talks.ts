import { readCorpusLines } from '../../../training/text-completion/text/read-corpus.ts'

/** Sentences of Tatoeba that are two quotations, one answering the other; of those with the same beginning one. */
export async function readTatoebaTalks(): Promise<readonly (readonly string[])[]> {
  const talks = new Map<string, readonly string[]>()
  for (const line of await readCorpusLines('parallel-2/tatoeba.tsv.gz')) {
    const [, question, answer] = /^「([^「」]{2,120})」「([^「」]{2,120})」$/.exec(line.split('\t')[1] ?? '') ?? []
    if (question !== undefined && answer !== undefined) talks.set(question, [question, answer])
  }
  return [...talks.values()]
}
