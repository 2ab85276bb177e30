import type { ChatRequest, ResponseFormat, Tool, ToolChoice } from '../../../capabilities/language-model/port.ts'
import { toObjectFormat } from '../../../dialects/openai/to-object-format.ts'
import { assertStreamOptions, toSampling, toStop } from '../../../dialects/openai/to-sampling.ts'
import { dropUndefined } from '../../../libraries/json/drop-undefined.ts'
import { kernelError } from '../../../kernel/foundation/errors/service-error.ts'
import { toMessages, type WireRequest } from './to-messages.ts'

/** The request in the port's words; its model is chosen elsewhere. */
export function toChatRequest(wire: WireRequest): ChatRequest {
  assertStreamOptions(wire)
  const tools = toTools(wire)
  return {
    messages: toMessages(wire.messages),
    sampling: toSampling(wire),
    stop: toStop(wire.stop),
    choices: wire.n ?? 1,
    tools,
    ...dropUndefined({
      maxTokens: wire.max_completion_tokens ?? wire.max_tokens ?? undefined,
      logProbabilities: toLogProbabilities(wire),
      format: toFormat(wire),
      toolChoice: toToolChoice(wire, tools),
      parallelCalls: wire.parallel_tool_calls ?? undefined,
    }),
  }
}

function toLogProbabilities({ logprobs, top_logprobs }: WireRequest): number | undefined {
  if (logprobs) return top_logprobs ?? 0
  if (top_logprobs)
    throw kernelError('invalid_request', 'The field "top_logprobs" is only allowed when "logprobs" is true.', {
      field: 'top_logprobs',
    })
  return undefined
}

function toFormat({ response_format }: WireRequest): ResponseFormat | undefined {
  if (!response_format || response_format.type === 'text') return undefined
  const { type, schema: ofObject, json_schema } = response_format
  if (type === 'json_object') return toObjectFormat(ofObject)
  if (!json_schema)
    throw kernelError('invalid_request', 'A response_format of the type "json_schema" must have "json_schema".', {
      field: 'response_format.json_schema',
    })
  const { name, schema, strict } = json_schema
  return { kind: 'schema', name, schema: { ...schema }, isStrict: strict ?? false }
}

function toTools({ tools, functions }: WireRequest): readonly Tool[] {
  const wanted = tools ? tools.map((tool) => tool.function) : (functions ?? [])
  return wanted.map(({ name, description, parameters, strict }) => ({
    name,
    ...dropUndefined({
      description: description ?? undefined,
      parameters: parameters ? { ...parameters } : undefined,
      isStrict: strict ?? undefined,
    }),
  }))
}

function toToolChoice({ tool_choice, function_call }: WireRequest, tools: readonly Tool[]): ToolChoice | undefined {
  const field = tool_choice ? 'tool_choice' : 'function_call'
  const choice = tool_choice ?? function_call
  if (!choice) return undefined
  if (tools.length === 0 && choice !== 'none')
    throw kernelError('invalid_request', `The field "${field}" is only allowed together with tools.`, { field })
  if (typeof choice === 'string') return choice
  const { name } = 'function' in choice ? choice.function : choice
  if (tools.some((tool) => tool.name === name)) return { name }
  throw kernelError('invalid_request', `The field "${field}" names "${name}", which is none of the tools.`, { field })
}
