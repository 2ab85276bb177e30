import type { ChatRequest } from '../../../port.ts'
import { notSupported } from '../../../domain/errors.ts'
import { checkModel } from '../../../domain/builtin-model.ts'

const addModel = 'Add a model that can (docs/chat.md says how) or leave this out.'

/** Refuses what the assistant cannot do; tools that it may use or not, it does not use. */
export function checkRequest({ model, format, toolChoice, tools, logProbabilities }: ChatRequest): void {
  checkModel(model)
  if (format) throw notSupported('response_format', `The built-in assistant answers in plain text only. ${addModel}`)
  const mustCall = toolChoice === 'required' || typeof toolChoice === 'object'
  if (mustCall && tools.length > 0)
    throw notSupported('tool_choice', `The built-in assistant calls no tools. ${addModel}`)
  if (logProbabilities === undefined) return
  const message =
    'Answers of the built-in assistant are worked out, not drawn by chance: they have no log-probabilities.'
  throw notSupported('logprobs', `${message} ${addModel}`)
}
