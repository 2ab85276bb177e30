import { ownEmbeddingModel } from '../../../dialects/openai/own-models.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { BodyOf } from '../../../kernel/wire/contract.ts'
import type { embeddings } from '../contract.ts'
import { readTokens } from './read-tokens.ts'

export type WireRequest = BodyOf<(typeof embeddings)['operations']['createEmbedding']>

/** The texts of a request; tokens are turned back into the text that they stand for. */
export async function readInput(input: WireRequest['input']): Promise<readonly string[]> {
  if (typeof input === 'string') return [checkText(input)]
  if (input.length === 0) throw refuse('"input" is an empty array; send at least one text.')
  const texts: string[] = []
  const tokens: number[] = []
  const lists: (readonly number[])[] = []
  for (const item of input) {
    if (typeof item === 'string') texts.push(checkText(item))
    else if (typeof item === 'number') tokens.push(item)
    else lists.push(item)
  }
  if (texts.length > 0) return texts
  return (await readTokens(tokens.length > 0 ? [tokens] : lists)).map(checkText)
}

function checkText(text: string): string {
  if (text === '') throw refuse('"input" is an empty string, or holds one; a text must not be empty.')
  return text
}

function refuse(message: string): ServiceError {
  return new ServiceError('invalid_request', 400, message, { field: 'input' })
}

/** Embedding models of the original provider, past and present. */
const originals = /^(?:text-embedding-|text-similarity-|text-search-|code-search-)/

export function isOriginalModel(name: string): boolean {
  return originals.test(name) || name === ownEmbeddingModel
}

/**
 * The models to ask for, in turn: none, and so the engine's own, where the name is one of the original provider's. The one that is listed
 * among the models here is asked for by its name, since vectors that were kept are of it, and else as an original. Programs written for
 * those keep working; `model` in the answer says what answered.
 */
export function readModels(model: string | undefined): readonly { readonly model?: string }[] {
  if (model === ownEmbeddingModel) return [{ model }, {}]
  return [model === undefined || isOriginalModel(model) ? {} : { model }]
}
