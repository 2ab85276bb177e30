import * as Type from 'typebox'
import { generationFields, nullable, tokenLimit } from '../../../dialects/openai/generation-fields.ts'

const roles = ['system', 'developer', 'user', 'assistant', 'tool', 'function'] as const

/** Messages of a conversation and parts of a message, at most: the original's bound. */
const maxMessages = 2048

/** Calls, or tools, at most: the original's bound. */
const maxTools = 128

const FunctionCall = Type.Object({
  name: Type.String({ minLength: 1 }),
  arguments: Type.String({ description: 'JSON' }),
})

export const ToolCall = Type.Object({ id: Type.String(), type: Type.Literal('function'), function: FunctionCall })

const ContentPart = Type.Object(
  { type: Type.String({ examples: ['text'] }), text: Type.Optional(Type.String()) },
  { additionalProperties: true },
)

const Message = Type.Object({
  role: Type.Enum(roles),
  content: nullable(
    Type.Union([Type.String(), Type.Array(ContentPart, { maxItems: maxMessages })], {
      description: 'A text, or parts',
    }),
  ),
  name: nullable(Type.String()),
  tool_calls: nullable(Type.Array(ToolCall, { maxItems: maxTools })),
  tool_call_id: nullable(Type.String({ description: 'The call that a message of the role tool answers' })),
  function_call: nullable(FunctionCall),
  refusal: nullable(Type.String()),
})

const JsonSchema = Type.Object({}, { additionalProperties: true })

const FunctionTool = Type.Object({
  name: Type.String({ pattern: '^[\\w.-]{1,64}$' }),
  description: nullable(Type.String()),
  parameters: nullable(JsonSchema),
  strict: nullable(Type.Boolean()),
})

const Tool = Type.Object({ type: Type.Literal('function'), function: FunctionTool })

const ToolChoice = Type.Union([
  Type.Enum(['none', 'auto', 'required']),
  Type.Object({ type: Type.Literal('function'), function: Type.Object({ name: Type.String() }) }),
])

const ResponseFormat = Type.Object({
  type: Type.Enum(['text', 'json_object', 'json_schema']),
  schema: nullable(Type.Object({}, { additionalProperties: true, description: 'Of a json_object: what it must be' })),
  json_schema: Type.Optional(
    Type.Object({
      name: Type.String({ minLength: 1, maxLength: 64 }),
      description: nullable(Type.String()),
      schema: nullable(JsonSchema),
      strict: nullable(Type.Boolean()),
    }),
  ),
})

export const ChatCompletionRequest = Type.Object(
  {
    ...generationFields,
    messages: Type.Array(Message, {
      minItems: 1,
      maxItems: maxMessages,
      description: 'The conversation, oldest first',
    }),
    max_tokens: tokenLimit(1, 'Most tokens of each answer; max_completion_tokens goes before it'),
    max_completion_tokens: tokenLimit(1, 'Most tokens of each answer'),
    logprobs: nullable(Type.Boolean({ description: 'Tell how likely each token was' })),
    top_logprobs: nullable(
      Type.Integer({ minimum: 0, maximum: 20, description: 'And this many of the likeliest; needs logprobs' }),
    ),
    response_format: nullable(ResponseFormat),
    tools: nullable(Type.Array(Tool, { maxItems: maxTools })),
    tool_choice: nullable(ToolChoice),
    parallel_tool_calls: nullable(Type.Boolean({ description: 'Whether one answer may call several tools' })),
    functions: nullable(Type.Array(FunctionTool, { maxItems: maxTools, description: 'The older form of tools' })),
    function_call: nullable(
      Type.Union([Type.Enum(['none', 'auto']), Type.Object({ name: Type.String() })], {
        description: 'The older form of tool_choice',
      }),
    ),
  },
  { additionalProperties: true },
)
