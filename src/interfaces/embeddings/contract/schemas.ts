import * as Type from 'typebox'

/** Texts of one request, at most. */
const maxInputs = 2048

/** More than any model in use has: zeros are cheaper to ask for than to send. */
const maxDimensions = 8192

/** The original's longest text, in tokens. */
const Tokens = Type.Array(Type.Integer(), { maxItems: 8192 })

export const EmbeddingRequestBody = Type.Object({
  input: Type.Union(
    [
      Type.String(),
      Type.Array(Type.String(), { maxItems: maxInputs }),
      Tokens,
      Type.Array(Tokens, { maxItems: maxInputs }),
    ],
    {
      description: `A text, or up to ${maxInputs} of them, none empty; or tokens of cl100k_base in their place.`,
    },
  ),
  model: Type.Optional(
    Type.String({
      description: 'The engine’s own model when absent, or when it is named as the original provider names its models.',
    }),
  ),
  encoding_format: Type.Optional(
    Type.Union([Type.Literal('float'), Type.Literal('base64')], {
      description: 'float: an array of numbers. base64: 32-bit floats, little-endian.',
    }),
  ),
  dimensions: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'The first so many dimensions, at unit length again; beyond the model’s own, zeros',
      maximum: maxDimensions,
    }),
  ),
  user: Type.Optional(Type.String({ description: 'Taken and not used' })),
})

const Embedding = Type.Object({
  object: Type.Literal('embedding'),
  index: Type.Integer({ description: 'Which of the inputs this is, from 0' }),
  embedding: Type.Union([Type.Array(Type.Number()), Type.String({ description: 'base64' })]),
})

export const EmbeddingList = Type.Object({
  object: Type.Literal('list'),
  data: Type.Array(Embedding),
  model: Type.String({ description: 'What really answered' }),
  usage: Type.Object({ prompt_tokens: Type.Integer(), total_tokens: Type.Integer() }),
})
