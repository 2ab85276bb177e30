import * as Type from 'typebox'
import { Item, OutputItem } from './item.ts'

const nullable = { text: Type.Union([Type.String(), Type.Null()]) }

const AnyObject = Type.Object({}, { additionalProperties: true })

const Usage = Type.Object({
  input_tokens: Type.Integer(),
  input_tokens_details: Type.Object({ cached_tokens: Type.Integer() }),
  output_tokens: Type.Integer(),
  output_tokens_details: Type.Object({ reasoning_tokens: Type.Integer() }),
  total_tokens: Type.Integer(),
})

export const ResponseObject = Type.Object({
  id: Type.String(),
  object: Type.Literal('response'),
  created_at: Type.Integer({ description: 'Seconds since 1970' }),
  completed_at: Type.Union([Type.Integer(), Type.Null()]),
  status: Type.Enum(['in_progress', 'completed', 'incomplete', 'failed']),
  background: Type.Literal(false),
  error: Type.Union([Type.Object({ code: Type.String(), message: Type.String() }), Type.Null()]),
  incomplete_details: Type.Union([
    Type.Object({ reason: Type.Enum(['max_output_tokens', 'content_filter']) }),
    Type.Null(),
  ]),
  instructions: nullable.text,
  max_output_tokens: Type.Union([Type.Integer(), Type.Null()]),
  max_tool_calls: Type.Null(),
  metadata: Type.Object({}, { additionalProperties: Type.String() }),
  model: Type.String({ description: 'The model that answered' }),
  output: Type.Array(OutputItem),
  parallel_tool_calls: Type.Boolean(),
  previous_response_id: nullable.text,
  reasoning: Type.Object({ effort: Type.Null(), summary: Type.Null() }),
  service_tier: Type.Literal('default'),
  store: Type.Boolean(),
  temperature: Type.Number(),
  text: Type.Object({ format: AnyObject }),
  tool_choice: Type.Union([Type.String(), AnyObject]),
  tools: Type.Array(AnyObject),
  top_logprobs: Type.Literal(0),
  top_p: Type.Number(),
  truncation: Type.Literal('disabled'),
  usage: Type.Union([Usage, Type.Null()]),
  user: nullable.text,
})

export const DeletedResponse = Type.Object({
  id: Type.String(),
  object: Type.Literal('response'),
  deleted: Type.Literal(true),
})

export const ItemList = Type.Object({
  object: Type.Literal('list'),
  data: Type.Array(Item),
  first_id: nullable.text,
  last_id: nullable.text,
  has_more: Type.Boolean(),
})
