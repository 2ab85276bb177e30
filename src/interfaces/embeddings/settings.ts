import { Type, type Static } from 'typebox'
import { ggufSettings } from './engines/gguf/settings.ts'
import { onnxSettings } from './engines/onnx/settings.ts'

export const settings = Type.Object({
  EMBEDDINGS_FREE_CALLS_PER_MINUTE: Type.Integer({
    default: 3000,
    minimum: 1,
    description: 'Embedding calls that a key on the free plan has in a minute.',
  }),
  EMBEDDINGS_PAID_CALLS_PER_MINUTE: Type.Integer({
    default: 600_000,
    minimum: 1,
    description: 'Embedding calls that a key on the paid plan has in a minute.',
  }),
  ...ggufSettings,
  ...onnxSettings,
  EMBEDDINGS_UPSTREAM_MODEL: Type.Optional(
    Type.String({
      description: 'The model that upstream is asked for when a request names none, or one of the original provider’s.',
    }),
  ),
})

export type Settings = Static<typeof settings>
