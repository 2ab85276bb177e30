import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type NgramModel, predict } from '../../../capabilities/language-model/domain/ngram/ngram-model.ts'
import { readModel } from '../../../capabilities/language-model/domain/ngram/read-model.ts'
import {
  createTokenizer,
  endOfText,
  type Tokenizer,
} from '../../../capabilities/language-model/domain/tokens/tokenizer.ts'

export const perplexityModelPath = join(import.meta.dirname, '../models/smalltalk/ngram.bin.br')

export type MeasurePerplexity = (text: string) => number

/** Perplexity under the n-gram model of conversations that ships with this server. */
export async function openPerplexity(): Promise<MeasurePerplexity> {
  const { merges, model } = readModel(await readFile(perplexityModelPath))
  const tokenizer = createTokenizer(merges)
  return (text) => measurePerplexity(model, tokenizer, text)
}

/** Per token, with the text's end as one of them. */
function measurePerplexity(model: NgramModel, tokenizer: Tokenizer, text: string): number {
  const tokens = [...tokenizer.encode(text), endOfText]
  const probabilities = new Float64Array(model.vocabularySize)
  const history = [endOfText]
  let surprise = 0
  for (const token of tokens) {
    predict(model, history, probabilities)
    surprise -= Math.log(probabilities[token] ?? Number.MIN_VALUE)
    history.push(token)
  }
  return round(Math.exp(surprise / tokens.length))
}

function round(value: number): number {
  return Number(value.toPrecision(6))
}
