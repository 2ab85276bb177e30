import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { modelPath } from '../../src/capabilities/language-model/engines/embedded/ngram/model-path.ts'
import { createTokenizer, endOfText } from '../../src/capabilities/language-model/domain/tokens/tokenizer.ts'
import { countRuns } from './ngram/count-runs.ts'
import { estimate } from './ngram/estimate.ts'
import { prune } from './ngram/prune.ts'
import { writeModel } from './ngram/write-model.ts'
import { readDocuments } from './text/read-documents.ts'
import type { TextDocument } from './text/text-document.ts'
import { trainMerges } from './train-merges.ts'

const vocabularySize = 8192
const order = 5
/** How much a run has to be worth: English comes first, and both together have to fit into 8 MB. */
const worth: Readonly<Record<TextDocument['language'], number>> = { en: 1.5, ja: 2.4 }

/** Makes the n-gram model of completions; takes about two minutes. */
export default async function train(): Promise<void> {
  const { training } = await readDocuments()
  report(`${training.length} documents`)
  const merges = trainMerges(
    training.map(({ text }) => text),
    vocabularySize,
  )
  report('vocabulary')
  const { tokens, origins } = encode(training, merges)
  report(`${tokens.length} tokens`)
  const levels = countRuns(tokens, order, vocabularySize)
  const estimates = estimate(levels)
  report('estimates')
  const originAt = (place: number) => training[origins[place] ?? 0]
  const kept = prune(levels, estimates, {
    worthAt: (place) => worth[originAt(place)?.language ?? 'en'],
    mayKeepOnce: (place) => originAt(place)?.isPublicDomain ?? false,
  })
  const file = writeModel(merges, levels, estimates, kept)
  await mkdir(dirname(modelPath), { recursive: true })
  await writeFile(modelPath, file)
  report(`${file.length} bytes`)
}

/** The texts as one run of tokens, with which of the documents each token is from. */
function encode(documents: readonly TextDocument[], merges: Uint16Array) {
  const tokenizer = createTokenizer(merges)
  const encoded = documents.map(({ text }) => [...tokenizer.encode(text), endOfText])
  const tokens = Uint16Array.from(encoded.flat())
  const origins = Uint16Array.from(encoded.flatMap((text, document) => text.map(() => document)))
  return { tokens, origins }
}

function report(step: string): void {
  console.log(`${(performance.now() / 1000).toFixed(1)} s: ${step}`)
}
