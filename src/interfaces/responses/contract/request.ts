import * as Type from 'typebox'
import { generationFields, nullable, tokenLimit } from '../../../dialects/openai/generation-fields.ts'
import { ContentPart } from './item.ts'

/** Items of an input, parts of a message, and tools, at most. */
const maxItems = 2048
const maxTools = 128

const JsonSchema = Type.Object({}, { additionalProperties: true })

const Parts = Type.Array(ContentPart, { maxItems })

/** Any item of an input; which fields it must have goes by its type, a message where it has none. */
const InputItem = Type.Object(
  {
    type: nullable(Type.String({ examples: ['message', 'function_call', 'function_call_output', 'item_reference'] })),
    id: nullable(Type.String()),
    role: nullable(Type.Enum(['system', 'developer', 'user', 'assistant'])),
    content: nullable(Type.Union([Type.String(), Parts])),
    call_id: nullable(Type.String({ description: 'The call that was made, or that an output answers' })),
    name: nullable(Type.String()),
    arguments: nullable(Type.String({ description: 'JSON' })),
    output: nullable(Type.Union([Type.String(), Parts])),
    summary: nullable(Parts),
  },
  { additionalProperties: true },
)

const Tool = Type.Object(
  {
    type: Type.String({ description: 'Functions alone are taken', examples: ['function'] }),
    name: Type.Optional(Type.String({ pattern: '^[\\w.-]{1,64}$' })),
    description: nullable(Type.String()),
    parameters: nullable(JsonSchema),
    strict: nullable(Type.Boolean()),
  },
  { additionalProperties: true },
)

const ToolChoice = Type.Union([
  Type.Enum(['none', 'auto', 'required']),
  Type.Object(
    {
      type: Type.String({ examples: ['function', 'allowed_tools'] }),
      name: Type.Optional(Type.String()),
      mode: Type.Optional(Type.Enum(['auto', 'required'])),
      tools: Type.Optional(Type.Array(JsonSchema, { maxItems: maxTools })),
    },
    { additionalProperties: true },
  ),
])

const TextFormat = Type.Object({
  type: Type.Enum(['text', 'json_object', 'json_schema']),
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  description: nullable(Type.String()),
  schema: nullable(JsonSchema),
  strict: nullable(Type.Boolean()),
})

const { model, temperature, top_p, stream, user } = generationFields

export const ResponseRequest = Type.Object(
  {
    model,
    input: nullable(
      Type.Union([Type.String(), Type.Array(InputItem, { maxItems })], {
        description: 'A text, or items, oldest first',
      }),
    ),
    instructions: nullable(
      Type.String({ description: 'Goes before the conversation, and is not carried over to the next' }),
    ),
    previous_response_id: nullable(Type.String({ description: 'The stored response that this one goes on from' })),
    store: nullable(Type.Boolean({ description: 'Keep it for previous_response_id; so unless false' })),
    stream,
    temperature,
    top_p,
    max_output_tokens: tokenLimit(1, 'Most tokens of the answer'),
    tools: nullable(Type.Array(Tool, { maxItems: maxTools })),
    tool_choice: nullable(ToolChoice),
    parallel_tool_calls: nullable(Type.Boolean()),
    text: nullable(Type.Object({ format: nullable(TextFormat) }, { additionalProperties: true })),
    metadata: nullable(Type.Object({}, { additionalProperties: Type.String() })),
    top_logprobs: nullable(Type.Integer({ minimum: 0, maximum: 20, description: 'Not served: 0 alone is taken' })),
    include: nullable(Type.Array(Type.String(), { maxItems: 32 })),
    background: nullable(Type.Boolean({ description: 'Not served: false alone is taken' })),
    user,
  },
  { additionalProperties: true },
)
