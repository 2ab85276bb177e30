import type { JsonSchema, Tool, ToolChoice } from '../../../port.ts'
import { toGrammar } from '../json-schema-grammar.ts'

/** Calls that one answer may make. */
const maxCalls = 8

/**
 * A grammar by which a model writes calls, one in a line as `{"name":…,"arguments":…}` with arguments that fit their schema; or, where
 * it may choose, text that does not begin with a brace.
 *
 * @throws ServiceError `unsupported_parameter` for a schema that cannot be held to
 */
export function toToolGrammar(tools: readonly Tool[], choice: ToolChoice, parallelCalls = true): string {
  const named = typeof choice === 'object' ? choice.name : undefined
  const wanted = tools.filter(({ name }) => named === undefined || name === named)
  const $defs = Object.fromEntries(wanted.map(({ parameters }, index) => [`tool${index}`, place(parameters, index)]))
  const calls = toGrammar({ anyOf: wanted.map(toCallSchema), $defs })
  const further = named === undefined && parallelCalls ? ` ("\\n" call){0,${maxCalls - 1}}` : ''
  const text = choice === 'auto' ? ' | [^{] [^\\x00]*' : ''
  return `root ::= call${further}${text}\n${calls.replace(/^root ::=/, 'call ::=')}`
}

function toCallSchema({ name }: Tool, index: number): JsonSchema {
  return {
    type: 'object',
    properties: { name: { const: name }, arguments: { $ref: `#/$defs/tool${index}` } },
    required: ['name', 'arguments'],
    additionalProperties: false,
  }
}

/** A tool's schema inside that of all calls: its references begin at its own root. */
function place(parameters: JsonSchema | undefined, index: number): unknown {
  return parameters === undefined ? { type: 'object' } : moveReferences(parameters, `#/$defs/tool${index}`)
}

function moveReferences(schema: unknown, root: string): unknown {
  if (Array.isArray(schema)) return schema.map((each) => moveReferences(each, root))
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]: [string, unknown]) => {
      const isReference = key === '$ref' && typeof value === 'string' && value.startsWith('#')
      return [key, isReference ? root + value.slice(1) : moveReferences(value, root)]
    }),
  )
}
