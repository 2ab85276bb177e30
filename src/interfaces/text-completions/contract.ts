import { azureParams, azurePath } from '../../dialects/openai/azure-paths.ts'
import { ErrorBody, modelErrors } from '../../dialects/openai/error-body.ts'
import { bearerKey, openaiBase, openaiCors } from '../../dialects/openai/key.ts'
import { defineContract } from '../../kernel/wire/contract.ts'
import { Completion, CompletionChunk, CompletionRequest } from './contract/completion.ts'

/** G3: goes on with a text. */
export const textCompletions = defineContract({
  id: 'text-completions',
  spec: 'G3',
  title: 'Text completion',
  summary: 'Goes on with a text, token by token, and tells how likely each token was.',
  base: openaiBase,
  key: bearerKey,
  cors: openaiCors,
  failure: { body: ErrorBody },
  operations: {
    createCompletion: {
      method: 'POST',
      path: '/v1/completions',
      aliases: [azurePath('completions')],
      params: azureParams,
      isRepeatable: true,
      summary: 'Complete a text',
      body: { accepts: ['json'], schema: CompletionRequest },
      response: Completion,
      events: CompletionChunk,
      errors: modelErrors,
      example: {
        body: {
          model: 'mainstay-ngram',
          prompt: 'It was a dark night, and',
          max_tokens: 16,
          temperature: 0.7,
          seed: 1,
          user: 'user-1',
        },
      },
    },
  },
})
