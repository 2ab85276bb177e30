import type { LlamaGrammar } from 'node-llama-cpp'
import type { WorkerPool } from '../../../../kernel/foundation/workers/pools.ts'
import { notSupported } from '../../domain/errors.ts'
import type { ChatRequest, JsonSchema, Tool } from '../../port.ts'
import type { LoadedModel } from './loaded-model.ts'
import type { GrammarRequest, WrittenGrammar } from './write-request-grammar.ts'

export interface AnswerGrammar {
  readonly grammar: LlamaGrammar
  /** Schemas that the grammar does not hold whole: of tools by their name, and of the answer. */
  readonly loose: LooseSchemas
}

export interface LooseSchemas {
  readonly tools: ReadonlyMap<string, JsonSchema>
  readonly answer: JsonSchema | undefined
}

/** By which grammar an answer is written; none where any text will do. */
export async function createGrammar(
  { library }: LoadedModel,
  request: ChatRequest,
  writer: WorkerPool<GrammarRequest, WrittenGrammar>,
  signal: AbortSignal,
): Promise<AnswerGrammar | undefined> {
  const tools = toolsOf(request)
  const { format, toolChoice: choice = 'auto', parallelCalls: allowsSeveral = true } = request
  if (tools.length === 0 && !format) return undefined
  for (const isPlain of [false, true]) {
    const written = await writer.run({ tools, choice, allowsSeveral, format, isPlain }, { signal })
    try {
      return {
        grammar: await library.llama.createGrammar({ grammar: written.text }),
        loose: pickLoose(request, written),
      }
    } catch {
      // What is left out of the plainer one is checked when it was written.
    }
  }
  throw notSupported(
    tools.length > 0 ? 'tools' : 'response_format',
    'The JSON schema cannot be followed: it is too large, or no value can be written by it.',
  )
}

/** The tools that an answer may call. */
export function toolsOf({ tools, toolChoice }: ChatRequest): readonly Tool[] {
  if (toolChoice === 'none') return []
  return typeof toolChoice === 'object' ? tools.filter(({ name }) => name === toolChoice.name) : tools
}

function pickLoose({ tools, format }: ChatRequest, { looseTools, isAnswerLoose }: WrittenGrammar): LooseSchemas {
  const loose = tools.filter(({ name }) => looseTools.includes(name))
  return {
    tools: new Map(loose.map(({ name, parameters = { type: 'object' } }) => [name, parameters])),
    answer: isAnswerLoose && format?.kind === 'schema' ? format.schema : undefined,
  }
}
