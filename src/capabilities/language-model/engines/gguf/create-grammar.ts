import type { LlamaGrammar } from 'node-llama-cpp'
import type { ResponseFormat } from '../../port.ts'
import { notSupported } from '../../domain/errors.ts'
import { jsonGrammar, toGrammar } from './json-schema-grammar.ts'
import type { LoadedModel } from './loaded-model.ts'

export async function createGrammar({ library }: LoadedModel, format: ResponseFormat): Promise<LlamaGrammar> {
  const grammar = format.kind === 'json' ? jsonGrammar : toGrammar(format.schema)
  try {
    return await library.llama.createGrammar({ grammar })
  } catch {
    throw notSupported('response_format', 'The JSON schema cannot be followed: no value can be written by it.')
  }
}
