import { ErrorBody, modelErrors } from '../../dialects/openai/error-body.ts'
import { bearerKey, openaiBase, openaiCors } from '../../dialects/openai/key.ts'
import { defineContract } from '../../kernel/wire/contract.ts'
import { ModerationAnswer, ModerationRequestBody } from './contract/schemas.ts'

/** G4: how harmful a text is, in seven categories. */
export const moderations = defineContract({
  id: 'moderations',
  spec: 'G4',
  title: 'Moderation',
  summary: 'Scores texts against categories of harm: sexual, hate, self-harm, violence and their graver forms.',
  base: openaiBase,
  key: bearerKey,
  cors: openaiCors,
  failure: { body: ErrorBody },
  operations: {
    createModeration: {
      method: 'POST',
      path: '/v1/moderations',
      isRepeatable: true,
      summary: 'Score texts against categories of harm',
      body: { accepts: ['json'], schema: ModerationRequestBody },
      response: ModerationAnswer,
      errors: modelErrors,
      example: { body: { input: 'I will find you and break your legs.' } },
    },
  },
})
