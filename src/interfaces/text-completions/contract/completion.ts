import * as Type from 'typebox'
import {
  eventUsageFields,
  generationFields,
  nullable,
  tokenLimit,
  usageFields,
} from '../../../dialects/openai/generation-fields.ts'

/** Prompts of one request, at most: the original's bound. */
const maxPrompts = 2048

/** As many as values are read of a body. */
const maxTokens = 100_000

const TokenIds = Type.Array(Type.Integer(), { maxItems: maxTokens })

export const CompletionRequest = Type.Object(
  {
    ...generationFields,
    prompt: nullable(
      Type.Union(
        [
          Type.String(),
          Type.Array(Type.String(), { maxItems: maxPrompts }),
          TokenIds,
          Type.Array(TokenIds, { maxItems: maxPrompts }),
        ],
        { description: 'A text to go on with, several, the token ids of one, or of several' },
      ),
    ),
    max_tokens: tokenLimit(0, 'Most tokens of each choice; 16 unless given'),
    best_of: nullable(
      Type.Integer({ minimum: 1, maximum: 20, description: 'Make so many, give the n likeliest; not in a stream' }),
    ),
    echo: nullable(Type.Boolean({ description: 'Begin each choice with its prompt' })),
    suffix: nullable(Type.String({ description: 'What follows the text that is to be filled in' })),
    logprobs: nullable(
      Type.Integer({ minimum: 0, maximum: 20, description: 'Tell how likely each token was, and so many others' }),
    ),
  },
  { additionalProperties: true },
)

const LogProbabilities = Type.Union([
  Type.Object({
    tokens: Type.Array(Type.String()),
    token_logprobs: Type.Array(Type.Union([Type.Number(), Type.Null()])),
    top_logprobs: Type.Union([
      Type.Array(Type.Union([Type.Object({}, { additionalProperties: Type.Number() }), Type.Null()])),
      Type.Null(),
    ]),
    text_offset: Type.Array(Type.Integer({ description: 'In characters of the text' })),
  }),
  Type.Null(),
])

const completionFields = {
  id: Type.String(),
  object: Type.Literal('text_completion'),
  created: Type.Integer({ description: 'Seconds since 1970' }),
  model: Type.String({ description: 'The model that answered' }),
  system_fingerprint: Type.Optional(Type.String()),
}

const finishReasons = ['stop', 'length', 'content_filter'] as const

const choiceFields = { index: Type.Integer(), text: Type.String(), logprobs: LogProbabilities }

export const Completion = Type.Object({
  ...completionFields,
  choices: Type.Array(Type.Object({ ...choiceFields, finish_reason: Type.Enum(finishReasons) })),
  ...usageFields,
})

export const CompletionChunk = Type.Object({
  ...completionFields,
  choices: Type.Array(
    Type.Object({ ...choiceFields, finish_reason: Type.Union([Type.Enum(finishReasons), Type.Null()]) }),
  ),
  ...eventUsageFields,
})
