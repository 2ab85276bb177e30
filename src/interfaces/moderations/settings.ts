import { Type, type Static } from 'typebox'
import { modelSettings } from './engines/model/settings.ts'
import { onnxSettings } from './engines/onnx/settings.ts'

export const settings = Type.Object({
  MODERATIONS_FREE_CALLS_PER_MINUTE: Type.Integer({
    default: 3000,
    minimum: 1,
    description: 'Moderation calls that a key on the free plan has in a minute.',
  }),
  MODERATIONS_PAID_CALLS_PER_MINUTE: Type.Integer({
    default: 600_000,
    minimum: 1,
    description: 'Moderation calls that a key on the paid plan has in a minute.',
  }),
  MODERATIONS_UPSTREAM_MODEL: Type.Optional(
    Type.String({
      description: 'The model that upstream is asked for when a request names none, or one of the original provider’s.',
    }),
  ),
  ...onnxSettings,
  ...modelSettings,
})

export type Settings = Static<typeof settings>
