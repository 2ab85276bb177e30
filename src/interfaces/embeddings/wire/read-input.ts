import { ServiceError } from '../../../kernel/errors/service-error.ts'
import type { BodyOf } from '../../../kernel/contract.ts'
import type { embeddings } from '../contract.ts'

export type WireRequest = BodyOf<(typeof embeddings)['operations']['createEmbedding']>

/** The texts of a request. */
export function readInput(input: WireRequest['input']): readonly string[] {
  if (typeof input === 'string') return [checkText(input)]
  if (input.length === 0) throw refuse('"input" is an empty array; send at least one text.')
  return input.map((text) => {
    if (typeof text !== 'string') throw refuse(tokensRefused)
    return checkText(text)
  })
}

const tokensRefused =
  '"input" holds tokens. Their numbers belong to another model’s tokenizer; send the texts themselves, as strings. ' +
  '(In LangChain: check_embedding_ctx_length=False.)'

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
  return originals.test(name)
}

/**
 * The model to ask for: none, and so the engine's own, where the name is one of the original provider's. Programs written for
 * those keep working; `model` in the answer says what answered.
 */
export function readModel(model: string | undefined): { readonly model?: string } {
  return model === undefined || isOriginalModel(model) ? {} : { model }
}
