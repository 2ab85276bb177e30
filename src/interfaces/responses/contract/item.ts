import * as Type from 'typebox'

const status = Type.Enum(['in_progress', 'completed', 'incomplete'])

/** A piece of content; images and files have further fields, which are passed on to models that take them. */
export const ContentPart = Type.Object(
  { type: Type.String({ examples: ['output_text'] }), text: Type.Optional(Type.String()) },
  { additionalProperties: true },
)

const Message = Type.Object({
  id: Type.String(),
  type: Type.Literal('message'),
  role: Type.Enum(['system', 'developer', 'user', 'assistant']),
  status,
  content: Type.Array(ContentPart),
})

const FunctionCall = Type.Object({
  id: Type.String(),
  type: Type.Literal('function_call'),
  status,
  call_id: Type.String({ description: 'What the function_call_output that answers it must have' }),
  name: Type.String(),
  arguments: Type.String({ description: 'JSON' }),
})

const FunctionCallOutput = Type.Object({
  id: Type.String(),
  type: Type.Literal('function_call_output'),
  status,
  call_id: Type.String(),
  output: Type.Union([Type.String(), Type.Array(ContentPart)]),
})

const Reasoning = Type.Object({
  id: Type.String(),
  type: Type.Literal('reasoning'),
  status,
  summary: Type.Array(ContentPart),
  content: Type.Array(ContentPart),
})

export const OutputItem = Type.Union([Message, FunctionCall, Reasoning])

export const Item = Type.Union([Message, FunctionCall, FunctionCallOutput, Reasoning])
