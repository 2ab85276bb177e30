import * as Type from 'typebox'
import type { TSchema } from 'typebox'

/** A field that may be absent or null, which clients send alike. */
export function nullable<Schema extends TSchema>(schema: Schema) {
  return Type.Optional(Type.Union([schema, Type.Null()]))
}

/** No model holds more, and no count of this size is meant. */
const largestInteger = 2_147_483_647

export const tokenLimit = (minimum: number, description: string) =>
  nullable(Type.Integer({ minimum, maximum: largestInteger, description }))

/** Fields that requests for chat and for completion share. */
export const generationFields = {
  model: Type.Optional(
    Type.String({
      description: 'One of GET /v1/models; the default model unless given, or for a name of the original',
    }),
  ),
  temperature: nullable(
    Type.Number({ minimum: 0, maximum: 2, description: '0 always takes the likeliest token; 1 unless given' }),
  ),
  top_p: nullable(
    Type.Number({ minimum: 0, maximum: 1, description: 'Only the likeliest tokens that make up this much' }),
  ),
  n: nullable(Type.Integer({ minimum: 1, maximum: 128, description: 'How many answers to give' })),
  stop: nullable(
    Type.Union([Type.String(), Type.Array(Type.String())], {
      description: 'The answer ends before the first of these, 16 at most',
    }),
  ),
  seed: nullable(
    Type.Integer({
      minimum: Number.MIN_SAFE_INTEGER,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'The same seed gives the same answer, where the engine can',
    }),
  ),
  presence_penalty: nullable(Type.Number({ minimum: -2, maximum: 2 })),
  frequency_penalty: nullable(Type.Number({ minimum: -2, maximum: 2 })),
  logit_bias: nullable(
    Type.Object({}, { additionalProperties: Type.Number({ minimum: -100, maximum: 100 }), description: 'By token id' }),
  ),
  stream: nullable(Type.Boolean({ description: 'Send the answer as it is made, as server-sent events' })),
  stream_options: nullable(
    Type.Object({
      include_usage: Type.Optional(Type.Boolean({ description: 'One more event at the end with the tokens used' })),
    }),
  ),
  user: nullable(Type.String({ description: 'Who the caller’s user is, in the caller’s own words' })),
}

const Usage = Type.Object({
  prompt_tokens: Type.Integer(),
  completion_tokens: Type.Integer(),
  total_tokens: Type.Integer(),
  prompt_tokens_details: Type.Optional(Type.Object({ cached_tokens: Type.Integer() })),
  completion_tokens_details: Type.Optional(Type.Object({ reasoning_tokens: Type.Integer() })),
})

/** Absent where the engine cannot count; in a stream null until its last event. */
export const usageFields = {
  usage: Type.Optional(Usage),
}

/** Of a stream's events. */
export const eventUsageFields = {
  usage: nullable(Usage),
}

export const Model = Type.Object({
  id: Type.String({ examples: ['mainstay-builtin'] }),
  object: Type.Literal('model'),
  created: Type.Integer({ description: 'Seconds since 1970' }),
  owned_by: Type.String(),
})
