import * as Type from 'typebox'
import type { TSchema } from 'typebox'

/** Texts or parts of one request, at most. */
const maxInputs = 2048
const atMost = { maxItems: maxInputs }

const ContentPart = Type.Object(
  { type: Type.String({ description: 'text; pictures are refused' }), text: Type.Optional(Type.String()) },
  { description: 'Parts of one text, as the original’s multi-modal requests write them' },
)

export const ModerationRequestBody = Type.Object({
  input: Type.Union([Type.String(), Type.Array(Type.String(), atMost), Type.Array(ContentPart, atMost)], {
    description: `A text, or up to ${maxInputs} of them; or one text in parts.`,
  }),
  model: Type.Optional(
    Type.Union([Type.String(), Type.Null()], {
      description: 'The engine’s own model when absent, or when it is named as the original provider names its models.',
    }),
  ),
})

/** The same schema for each category, in the specification's order; then those that `omni-moderation-…` asks for. */
function forEachCategory<Schema extends TSchema>(schema: Schema) {
  return Type.Object({
    sexual: schema,
    'sexual/minors': schema,
    hate: schema,
    'hate/threatening': schema,
    'self-harm': schema,
    violence: schema,
    'violence/graphic': schema,
    harassment: Type.Optional(schema),
    'harassment/threatening': Type.Optional(schema),
    'self-harm/intent': Type.Optional(schema),
    'self-harm/instructions': Type.Optional(schema),
    illicit: Type.Optional(schema),
    'illicit/violent': Type.Optional(schema),
  })
}

const Result = Type.Object({
  flagged: Type.Boolean({ description: 'Whether any category is' }),
  categories: forEachCategory(Type.Boolean()),
  category_scores: forEachCategory(Type.Number({ minimum: 0, maximum: 1 })),
  category_applied_input_types: Type.Optional(
    Type.Object({}, { additionalProperties: Type.Array(Type.Literal('text')) }),
  ),
})

export const ModerationAnswer = Type.Object({
  id: Type.String(),
  model: Type.String({ description: 'What really answered' }),
  results: Type.Array(Result, { description: 'One for each text, in order' }),
})
