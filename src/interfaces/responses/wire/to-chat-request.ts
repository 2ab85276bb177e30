import type { ChatRequest, ResponseFormat, Tool, ToolChoice } from '../../../capabilities/language-model/port.ts'
import { toObjectFormat } from '../../../dialects/openai/to-object-format.ts'
import { dropUndefined } from '../../../libraries/json/drop-undefined.ts'
import type { Item } from '../domain/item.ts'
import { invalid, unsupported } from './invalid.ts'
import type { WireRequest } from './to-items.ts'
import { toMessages } from './to-messages.ts'

/** Messages of a conversation at most, stored ones among them: the bound of chat. */
const maxItems = 2048

/** The request in the port's words, for a conversation with all that was stored of it; its model is chosen elsewhere. */
export function toChatRequest(wire: WireRequest, items: readonly Item[]): ChatRequest {
  checkServed(wire)
  if (items.length > maxItems)
    throw invalid(
      'input',
      `A conversation may have ${maxItems} items; with what is stored, this one has ${items.length}.`,
    )
  const tools = toTools(wire)
  return {
    messages: toMessages(wire.instructions, items),
    sampling: dropUndefined({ temperature: wire.temperature ?? undefined, topP: wire.top_p ?? undefined }),
    stop: [],
    choices: 1,
    tools,
    ...dropUndefined({
      maxTokens: wire.max_output_tokens ?? undefined,
      format: toFormat(wire),
      toolChoice: toToolChoice(wire, tools),
      parallelCalls: wire.parallel_tool_calls ?? undefined,
    }),
  }
}

function checkServed(wire: WireRequest): void {
  if (wire.background) throw unsupported('background', 'Responses are not made in the background here; leave it out.')
  if (wire.top_logprobs) throw unsupported('top_logprobs', 'This wire tells no log-probabilities; chat completions do.')
  for (const field of ['conversation', 'prompt'] as const)
    if (Object.hasOwn(wire, field) && Reflect.get(wire, field) !== null)
      throw unsupported(field, `The field "${field}" is not served here; send "input" and "previous_response_id".`)
}

function toTools({ tools, tool_choice: choice }: WireRequest): readonly Tool[] {
  const allowed = typeof choice === 'object' && choice?.type === 'allowed_tools' ? (choice.tools ?? []) : undefined
  const names = allowed && new Set(allowed.map((tool): unknown => Reflect.get(tool, 'name')))
  const all = (tools ?? []).map(({ type, name, description, parameters, strict }, index) => {
    if (type !== 'function')
      throw unsupported(
        `tools.${index}.type`,
        `Tools of the type "${type.slice(0, 64)}" are not served here; functions are.`,
      )
    if (!name) throw invalid(`tools.${index}.name`, 'A function must have a "name".')
    return {
      name,
      ...dropUndefined({
        description: description ?? undefined,
        parameters: parameters ? { ...parameters } : undefined,
        isStrict: strict ?? undefined,
      }),
    }
  })
  return names ? all.filter(({ name }) => names.has(name)) : all
}

function toToolChoice({ tool_choice: choice }: WireRequest, tools: readonly Tool[]): ToolChoice | undefined {
  // Agents send their choice whether they have tools or not.
  if (!choice || choice === 'none' || choice === 'auto') return choice && tools.length > 0 ? choice : undefined
  if (tools.length === 0)
    throw invalid('tool_choice', 'The field "tool_choice" asks for a call and there are no tools.')
  if (typeof choice === 'string') return choice
  if (choice.type === 'allowed_tools') return choice.mode ?? 'auto'
  if (choice.type !== 'function')
    throw unsupported(
      'tool_choice',
      `A choice of the type "${choice.type.slice(0, 64)}" is not served here; functions are.`,
    )
  const { name = '' } = choice
  if (tools.some((tool) => tool.name === name)) return { name }
  throw invalid('tool_choice', `The field "tool_choice" names "${name}", which is none of the tools.`)
}

function toFormat({ text }: WireRequest): ResponseFormat | undefined {
  const format = text?.format
  if (!format || format.type === 'text') return undefined
  if (format.type === 'json_object') return toObjectFormat(format.schema)
  const { name, schema, strict } = format
  if (!schema || name === undefined)
    throw invalid('text.format', 'A format of the type "json_schema" must have a "name" and a "schema".')
  return { kind: 'schema', name, schema: { ...schema }, isStrict: strict ?? false }
}
