import { kernelError } from '../../../kernel/foundation/errors/service-error.ts'
import { readTokenBytes } from './read-token-bytes.ts'

/**
 * The texts that tokens stand for. LangChain and others cut texts into the tokens of the original's embedding models, cl100k_base,
 * and send those. The table (2 MB once it is read) is loaded with the first of them.
 */
export async function readTokens(lists: readonly (readonly number[])[]): Promise<readonly string[]> {
  const bytes = await readTokenBytes()
  return lists.map((tokens) => {
    const pieces = tokens.map((token) => bytes.get(token) ?? refuse())
    return Buffer.concat(pieces).toString()
  })
}

function refuse(): never {
  const message =
    '"input" holds a number that is no token of cl100k_base, the tokenizer of the original’s embedding models; send texts instead.'
  throw kernelError('invalid_request', message, { field: 'input' })
}
