import type { ToolChoice } from '../../../port.ts'
import { quote } from '../json-schema/literal.ts'
import type { SchemaRules } from '../json-schema/to-grammar.ts'
import { toCallHead } from './call-head.ts'

/** Calls that one answer may make. */
const maxCalls = 8

export interface CallableTool {
  readonly name: string
  readonly parameters: SchemaRules
}

export interface CallGrammar {
  readonly tools: readonly CallableTool[]
  readonly choice: ToolChoice
  readonly allowsSeveral: boolean
  /** By which an answer is written that is no call; any text that does not begin with a brace unless given. */
  readonly answer: SchemaRules | undefined
}

const freeText = '[^{] [^\\x00]*'

/**
 * The rules by which a model writes calls, one in a line as `{"name":…,"arguments":…}` with arguments that fit their schema; or, where
 * it may choose, an answer.
 */
export function toCallRules({ tools, choice, allowsSeveral, answer }: CallGrammar): ReadonlyMap<string, string> {
  const further = typeof choice !== 'object' && allowsSeveral ? ` ("\\n" call){0,${maxCalls - 1}}` : ''
  const otherwise = choice === 'auto' ? ` | ${answer?.root ?? freeText}` : ''
  const calls = tools.map(({ name, parameters }) => `${quote(toCallHead(name))} (${parameters.root}) "}"`)
  return new Map([
    ['root', `call${further}${otherwise}`],
    ['call', calls.join(' | ')],
    ...[...tools.map(({ parameters }) => parameters), ...(answer ? [answer] : [])].flatMap(({ rules }) => [...rules]),
  ])
}
