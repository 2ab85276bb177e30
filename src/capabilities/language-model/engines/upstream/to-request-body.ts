import { type ChatMessage, type ContentPart, textOf } from '../../domain/chat-message.ts'
import type { ChatRequest, CompletionRequest, ResponseFormat, Tool, ToolChoice } from '../../port.ts'

/** How the servers differ from each other, as far as requests go. */
export interface Dialect {
  /** The original itself: it wants newer names that other servers do not know. */
  readonly isOriginal: boolean
}

/** A chat request as JSON; fields that are undefined are left out of it. */
export function toChatBody(request: ChatRequest, model: string, { isOriginal }: Dialect): string {
  const { format, tools, toolChoice, parallelCalls, logProbabilities, maxTokens } = request
  return JSON.stringify({
    ...toCommonFields(request, model),
    messages: request.messages.map((message) => toWireMessage(message, isOriginal)),
    [isOriginal ? 'max_completion_tokens' : 'max_tokens']: maxTokens,
    logprobs: logProbabilities === undefined ? undefined : true,
    top_logprobs: logProbabilities,
    response_format: format && toWireFormat(format),
    tools: tools.length > 0 ? tools.map(toWireTool) : undefined,
    tool_choice: toolChoice && toWireToolChoice(toolChoice),
    parallel_tool_calls: tools.length > 0 ? parallelCalls : undefined,
  })
}

export function toCompletionBody(request: CompletionRequest, model: string): string {
  return JSON.stringify({
    ...toCommonFields(request, model),
    prompt: request.prompt,
    suffix: request.suffix,
    max_tokens: request.maxTokens,
    echo: request.echoesPrompt || undefined,
    logprobs: request.logProbabilities,
  })
}

function toCommonFields({ sampling, choices, stop }: ChatRequest | CompletionRequest, model: string) {
  return {
    model,
    temperature: sampling.temperature,
    top_p: sampling.topP,
    seed: sampling.seed,
    presence_penalty: sampling.presencePenalty,
    frequency_penalty: sampling.frequencyPenalty,
    logit_bias: sampling.logitBias && Object.fromEntries(sampling.logitBias),
    n: choices > 1 ? choices : undefined,
    stop: stop.length > 0 ? stop : undefined,
    stream: true,
    stream_options: { include_usage: true },
  }
}

function toWireMessage(message: ChatMessage, isOriginal: boolean) {
  const content = toWireContent(message)
  switch (message.role) {
    case 'tool':
      return { role: 'tool', content, tool_call_id: message.toolCallId }
    case 'assistant': {
      const { name, toolCalls } = message
      if (toolCalls.length === 0) return { role: 'assistant', content, name }
      return {
        role: 'assistant',
        content: content === '' ? null : content,
        name,
        tool_calls: toolCalls.map(toWireCall),
      }
    }
    case 'developer':
      return { role: isOriginal ? 'developer' : 'system', content, name: message.name }
    case 'system':
    case 'user':
      return { role: message.role, content, name: message.name }
  }
}

/** A plain text where it can be: small servers do not read parts. */
function toWireContent(message: ChatMessage) {
  return message.content.every(({ kind }) => kind === 'text') ? textOf(message) : message.content.map(toWirePart)
}

function toWirePart(part: ContentPart) {
  return part.kind === 'text' ? { type: 'text', text: part.text } : part.part
}

function toWireCall({ id, name, arguments: written }: { id: string; name: string; arguments: string }) {
  return { id, type: 'function', function: { name, arguments: written } }
}

function toWireFormat(format: ResponseFormat) {
  if (format.kind === 'json') return { type: 'json_object' }
  const { name, schema, isStrict: strict } = format
  return { type: 'json_schema', json_schema: { name, schema, strict } }
}

function toWireTool({ name, description, parameters, isStrict: strict }: Tool) {
  return { type: 'function', function: { name, description, parameters, strict } }
}

function toWireToolChoice(choice: ToolChoice) {
  return typeof choice === 'string' ? choice : { type: 'function', function: { name: choice.name } }
}
