import * as Type from 'typebox'
import { eventUsageFields, usageFields } from '../../../dialects/openai/generation-fields.ts'
import { ToolCall } from './request.ts'

const nullable = { text: Type.Union([Type.String(), Type.Null()]) }

const tokenFields = {
  token: Type.String(),
  logprob: Type.Number(),
  bytes: Type.Union([Type.Array(Type.Integer()), Type.Null()]),
}

const LogProbabilities = Type.Union([
  Type.Object({
    content: Type.Array(Type.Object({ ...tokenFields, top_logprobs: Type.Array(Type.Object(tokenFields)) })),
    refusal: Type.Null(),
  }),
  Type.Null(),
])

const finishReasons = ['stop', 'length', 'tool_calls', 'content_filter', 'function_call'] as const

const FunctionCall = Type.Object({ name: Type.String(), arguments: Type.String() })

const Message = Type.Object({
  role: Type.Literal('assistant'),
  content: nullable.text,
  refusal: nullable.text,
  reasoning_content: Type.Optional(Type.String({ description: 'Thoughts of a reasoning model' })),
  tool_calls: Type.Optional(Type.Array(ToolCall)),
  function_call: Type.Optional(FunctionCall),
})

export const ChatCompletion = Type.Object({
  id: Type.String(),
  object: Type.Literal('chat.completion'),
  created: Type.Integer({ description: 'Seconds since 1970' }),
  model: Type.String({ description: 'The model that answered' }),
  system_fingerprint: nullable.text,
  choices: Type.Array(
    Type.Object({
      index: Type.Integer(),
      message: Message,
      logprobs: LogProbabilities,
      finish_reason: Type.Enum(finishReasons),
    }),
  ),
  ...usageFields,
})

const ToolCallPiece = Type.Object({
  index: Type.Integer(),
  id: Type.Optional(Type.String()),
  type: Type.Optional(Type.Literal('function')),
  function: Type.Object({ name: Type.Optional(Type.String()), arguments: Type.String() }),
})

const Delta = Type.Object({
  role: Type.Optional(Type.Literal('assistant')),
  content: Type.Optional(nullable.text),
  refusal: Type.Optional(nullable.text),
  reasoning_content: Type.Optional(Type.String()),
  tool_calls: Type.Optional(Type.Array(ToolCallPiece)),
  function_call: Type.Optional(Type.Object({ name: Type.Optional(Type.String()), arguments: Type.String() })),
})

export const ChatCompletionChunk = Type.Object({
  id: Type.String(),
  object: Type.Literal('chat.completion.chunk'),
  created: Type.Integer(),
  model: Type.String(),
  system_fingerprint: nullable.text,
  choices: Type.Array(
    Type.Object({
      index: Type.Integer(),
      delta: Delta,
      logprobs: LogProbabilities,
      finish_reason: Type.Union([Type.Enum(finishReasons), Type.Null()]),
    }),
  ),
  ...eventUsageFields,
})
