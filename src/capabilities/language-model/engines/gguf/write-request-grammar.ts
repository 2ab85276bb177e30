import { ServiceError } from '../../../../kernel/foundation/errors/service-error.ts'
import { notSupported } from '../../domain/errors.ts'
import type { JsonSchema, ResponseFormat, Tool, ToolChoice } from '../../port.ts'
import { writeGrammar } from './json-schema/grammar-text.ts'
import { openBudget, type SchemaRules, toLooseRules, toRules } from './json-schema/to-grammar.ts'
import { toCallRules } from './tools/tool-grammar.ts'

/** What of a request decides by which grammar it is answered. */
export interface GrammarRequest {
  /** Those that may be called. */
  readonly tools: readonly Tool[]
  readonly choice: ToolChoice
  readonly allowsSeveral: boolean
  readonly format: ResponseFormat | undefined
  /** Whether schemas that need not be kept to strictly are taken for no more than their being of objects. */
  readonly isPlain: boolean
}

export interface WrittenGrammar {
  readonly text: string
  /** Names of the tools whose schemas the grammar does not hold whole. */
  readonly looseTools: readonly string[]
  /** Whether it does not hold the schema of the answer whole. */
  readonly isAnswerLoose: boolean
}

/**
 * The grammar of llama.cpp by which the calls of a request, or its answer, are written. An answer that calls no tool has the format asked for.
 *
 * @throws ServiceError `unsupported_parameter` for a schema that cannot be followed and has to be
 */
export function writeRequestGrammar(request: GrammarRequest): WrittenGrammar {
  const { format, choice, allowsSeveral, isPlain } = request
  const budget = openBudget()
  const toSchemaRules = (schema: JsonSchema, isStrict: boolean, prefix: string) =>
    isPlain && !isStrict ? toLooseRules(schema) : toRules(schema, { prefix, isStrict, budget })
  const tools = request.tools.map(({ name, parameters = anyArguments, isStrict = false }, index) => ({
    name,
    parameters: inField('tools', () => toSchemaRules(parameters, isStrict, toPrefix(index))),
  }))
  const answer = format && inField('response_format', () => toFormatRules(format, toSchemaRules))
  const rules = tools.length > 0 ? toCallRules({ tools, choice, allowsSeveral, answer }) : toAnswerRules(answer)
  return {
    text: writeGrammar(rules),
    looseTools: tools.filter(({ parameters }) => parameters.isLoose).map(({ name }) => name),
    isAnswerLoose: answer?.isLoose ?? false,
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
