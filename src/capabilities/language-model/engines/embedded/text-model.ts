import { readFile } from 'node:fs/promises'
import { modelPath } from './ngram/model-path.ts'
import { findSignTokens, type SignTokens } from './completion/ending/sign-tokens.ts'
import { favourScript, scriptsOf } from './ngram/favour-script.ts'
import { mixRecent } from './ngram/mix-recent.ts'
import { predict } from '../../domain/ngram/ngram-model.ts'
import { type ModelFile, readModel } from '../../domain/ngram/read-model.ts'
import { createTokenizer, type Tokenizer } from '../../domain/tokens/tokenizer.ts'

/** Tokens, and how likely each is to come next. */
export interface TextModel {
  readonly tokenizer: Tokenizer
  readonly signs: SignTokens
  /**
   * Writes the weight of every token after a history into `into`; their relation is that of the probabilities. What `recent`
   * holds is likelier to come again; it is the history itself, or the part of it that was not drawn by chance.
   */
  predict(history: readonly number[], recent: readonly number[], into: Float64Array): void
}

/** What a model is made of: plain arrays, that can go from thread to thread. */
export interface TextModelParts extends ModelFile {
  /** The script of every token. */
  readonly scripts: Uint8Array
  readonly signs: SignTokens
}

/** Takes about half a second of work. */
export async function readTextModel(): Promise<TextModelParts> {
  const file = readModel(await readFile(modelPath))
  const tokenizer = createTokenizer(file.merges)
  return { ...file, scripts: scriptsOf(tokenizer), signs: findSignTokens(tokenizer) }
}

export function createTextModel({ merges, model, scripts, signs }: TextModelParts): TextModel {
  const tokenizer = createTokenizer(merges)
  return {
    tokenizer,
    signs,
    predict(history, recent, into) {
      predict(model, history, into)
      favourScript(scripts, history, into)
      mixRecent(history, recent, into)
    },
  }
}
