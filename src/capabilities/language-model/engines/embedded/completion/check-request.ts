import { kernelError } from '../../../../../kernel/foundation/errors/service-error.ts'
import type { CompletionRequest } from '../../../port.ts'
import { contextTooLong, notSupported } from '../../../domain/errors.ts'
import { checkCompletionModel, contextLength } from '../../../domain/builtin-model.ts'
import type { Tokenizer } from '../../../domain/tokens/tokenizer.ts'

/** Refuses what the model cannot do before anything is loaded for it. */
export function checkRequest({ model, suffix }: CompletionRequest): void {
  checkCompletionModel(model)
  if (suffix === undefined || suffix === '') return
  throw notSupported(
    'suffix',
    'The built-in model goes on with a text and cannot fill a gap in one; leave out the suffix.',
  )
}

/** The tokens of a prompt, which has to leave room for one more. In steps. */
export function* readPrompt(
  prompt: CompletionRequest['prompt'],
  tokenizer: Tokenizer,
): Generator<void, readonly number[]> {
  if (typeof prompt === 'string') checkLength(Math.ceil(prompt.length / tokenizer.maxLength))
  const tokens = typeof prompt === 'string' ? yield* tokenizer.encodeInSteps(prompt) : prompt
  checkLength(tokens.length)
  const unknown = tokens.find((token) => !Number.isInteger(token) || token < 0 || token >= tokenizer.size)
  if (unknown === undefined) return tokens
  const message = `The prompt has the token ${unknown}; tokens of this model are whole numbers from 0 to ${tokenizer.size - 1}.`
  throw kernelError('invalid_request', message, { field: 'prompt' })
}

function checkLength(tokens: number): void {
  if (tokens >= contextLength) throw contextTooLong(contextLength, tokens, 'prompt')
}
