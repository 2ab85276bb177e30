import type { LlamaGrammar } from 'node-llama-cpp'
import { ServiceError } from '../../../../kernel/errors/service-error.ts'
import { notSupported } from '../../domain/errors.ts'
import type { ChatRequest, JsonSchema, ResponseFormat, Tool } from '../../port.ts'
import { writeGrammar } from './json-schema/grammar-text.ts'
import { openBudget, type SchemaRules, toLooseRules, toRules } from './json-schema/to-grammar.ts'
import type { LoadedModel } from './loaded-model.ts'
import { toCallRules } from './tools/tool-grammar.ts'

export interface AnswerGrammar {
  readonly grammar: LlamaGrammar
  /** Schemas that the grammar does not hold whole: of tools by their name, and of the answer. */
  readonly loose: LooseSchemas
}

export interface LooseSchemas {
  readonly tools: ReadonlyMap<string, JsonSchema>
  readonly answer: JsonSchema | undefined
}

/** By which grammar an answer is written; none where any text will do. An answer that calls no tool has the format asked for. */
export async function createGrammar(
  { library }: LoadedModel,
  request: ChatRequest,
): Promise<AnswerGrammar | undefined> {
  if (toolsOf(request).length === 0 && !request.format) return undefined
  const field = toolsOf(request).length > 0 ? 'tools' : 'response_format'
  for (const isPlain of [false, true]) {
    const written = writeRequest(request, isPlain)
    try {
      return { grammar: await library.llama.createGrammar({ grammar: written.text }), loose: written.loose }
    } catch {
      // What is left out of the plainer one is checked when it was written.
    }
  }
  throw notSupported(field, 'The JSON schema cannot be followed: it is too large, or no value can be written by it.')
}

/** The tools that an answer may call. */
export function toolsOf({ tools, toolChoice }: ChatRequest): readonly Tool[] {
  if (toolChoice === 'none') return []
  return typeof toolChoice === 'object' ? tools.filter(({ name }) => name === toolChoice.name) : tools
}

interface WrittenGrammar {
  readonly text: string
  readonly loose: LooseSchemas
}

/** `isPlain`: of schemas that need not be kept to strictly, no more than that they are of objects. */
function writeRequest(request: ChatRequest, isPlain: boolean): WrittenGrammar {
  const budget = openBudget()
  const toSchemaRules = (schema: JsonSchema, isStrict: boolean, prefix: string) =>
    isPlain && !isStrict ? toLooseRules(schema) : toRules(schema, { prefix, isStrict, budget })
  const tools = toolsOf(request).map(({ name, parameters = anyArguments, isStrict = false }, index) => ({
    name,
    schema: parameters,
    parameters: inField('tools', () => toSchemaRules(parameters, isStrict, toPrefix(index))),
  }))
  const { format, toolChoice: choice = 'auto', parallelCalls: allowsSeveral = true } = request
  const answer = format && inField('response_format', () => toFormatRules(format, toSchemaRules))
  const rules = tools.length > 0 ? toCallRules({ tools, choice, allowsSeveral, answer }) : toAnswerRules(answer)
  const loose = tools.filter(({ parameters }) => parameters.isLoose)
  return {
    text: writeGrammar(rules),
    loose: {
      tools: new Map(loose.map(({ name, schema }) => [name, schema])),
      answer: format?.kind === 'schema' && answer?.isLoose ? format.schema : undefined,
    },
  }
}

const anyArguments: JsonSchema = { type: 'object' }

type ToSchemaRules = (schema: JsonSchema, isStrict: boolean, prefix: string) => SchemaRules

function toFormatRules(format: ResponseFormat, toSchemaRules: ToSchemaRules): SchemaRules {
  return format.kind === 'schema'
    ? toSchemaRules(format.schema, format.isStrict, 'answer')
    : { root: 'object', rules: new Map(), isLoose: false }
}

function toAnswerRules(answer: SchemaRules | undefined): ReadonlyMap<string, string> {
  return new Map([['root', answer?.root ?? 'object'], ...(answer?.rules ?? [])])
}

/** Names of rules are letters with a number behind: `tool` and one letter or two. */
function toPrefix(index: number): string {
  const letter = (place: number) => String.fromCharCode(0x61 + place)
  return `tool${letter(Math.floor(index / 26) % 26)}${letter(index % 26)}`
}

function inField<Result>(field: string, work: () => Result): Result {
  try {
    return work()
  } catch (thrown) {
    throw thrown instanceof ServiceError ? notSupported(field, thrown.message) : thrown
  }
}
