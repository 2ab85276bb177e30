import { createTokenizer, endOfText } from '../../src/capabilities/language-model/domain/tokens/tokenizer.ts'
import { countRuns } from '../text-completion/ngram/count-runs.ts'
import { estimate } from '../text-completion/ngram/estimate.ts'
import { prune } from '../text-completion/ngram/prune.ts'
import { writeModel } from '../text-completion/ngram/write-model.ts'
import { trainMerges } from '../text-completion/train-merges.ts'

const vocabularySize = 4096
const order = 4
/** Nats that a run has to be worth in the whole text: what keeps the model below two megabytes. */
const worth = 6

/** The n-gram model that perplexities are counted by, as its file. */
export function trainNgram(texts: readonly string[]): Buffer {
  const merges = trainMerges(texts, vocabularySize)
  const tokenizer = createTokenizer(merges)
  const tokens: number[] = []
  for (const text of texts) {
    tokens.push(endOfText)
    for (const token of tokenizer.encode(text)) tokens.push(token)
  }
  tokens.push(endOfText)
  const levels = countRuns(Uint16Array.from(tokens), order, vocabularySize)
  const estimates = estimate(levels)
  const kept = prune(levels, estimates, { worthAt: () => worth, mayKeepOnce: () => false })
  return writeModel(merges, levels, estimates, kept)
}
