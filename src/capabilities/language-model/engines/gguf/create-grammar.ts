import type { LlamaGrammar } from 'node-llama-cpp'
import { ServiceError } from '../../../../kernel/errors/service-error.ts'
import type { ChatRequest, ResponseFormat } from '../../port.ts'
import { notSupported } from '../../domain/errors.ts'
import { jsonGrammar, toGrammar } from './json-schema-grammar.ts'
import type { LoadedModel } from './loaded-model.ts'
import { toToolGrammar } from './tools/tool-grammar.ts'

/** By which grammar an answer is written; none where any text will do. Calls of tools go before the format of an answer. */
export async function createGrammar(
  { library }: LoadedModel,
  { format, tools, toolChoice = 'auto', parallelCalls }: ChatRequest,
): Promise<LlamaGrammar | undefined> {
  const usesTools = tools.length > 0 && toolChoice !== 'none'
  if (!usesTools && !format) return undefined
  const field = usesTools ? 'tools' : 'response_format'
  const grammar = usesTools
    ? inField(field, () => toToolGrammar(tools, toolChoice, parallelCalls))
    : toFormatGrammar(format)
  try {
    return await library.llama.createGrammar({ grammar })
  } catch {
    throw notSupported(field, 'The JSON schema cannot be followed: no value can be written by it.')
  }
}

function toFormatGrammar(format: ResponseFormat | undefined): string {
  return format?.kind === 'schema' ? toGrammar(format.schema) : jsonGrammar
}

function inField<Result>(field: string, work: () => Result): Result {
  try {
    return work()
  } catch (thrown) {
    throw thrown instanceof ServiceError ? notSupported(field, thrown.message) : thrown
  }
}
