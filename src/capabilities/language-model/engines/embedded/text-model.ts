import { readFile } from 'node:fs/promises'
import { modelPath } from './ngram/model-path.ts'
import { favourScript, scriptsOf } from './ngram/favour-script.ts'
import { mixRecent } from './ngram/mix-recent.ts'
import { predict } from './ngram/ngram-model.ts'
import { readModel } from './ngram/read-model.ts'
import { createTokenizer, type Tokenizer } from './tokens/tokenizer.ts'

/** Tokens, and how likely each is to come next. */
export interface TextModel {
  readonly tokenizer: Tokenizer
  /**
   * Writes the weight of every token after a history into `into`; their relation is that of the probabilities. What `recent`
   * holds is likelier to come again; it is the history itself, or the part of it that was not drawn by chance.
   */
  predict(history: readonly number[], recent: readonly number[], into: Float64Array): void
}

export async function loadTextModel(): Promise<TextModel> {
  const { merges, model } = readModel(await readFile(modelPath))
  const tokenizer = createTokenizer(merges)
  const scripts = scriptsOf(tokenizer)
  return {
    tokenizer,
    predict(history, recent, into) {
      predict(model, history, into)
      favourScript(scripts, history, into)
      mixRecent(history, recent, into)
    },
  }
}
