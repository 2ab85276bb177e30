import { azureParams, azurePath } from '../../dialects/openai/azure-paths.ts'
import { ErrorBody, modelErrors } from '../../dialects/openai/error-body.ts'
import { bearerKey, openaiBase, openaiCors } from '../../dialects/openai/key.ts'
import { defineContract } from '../../kernel/wire/contract.ts'
import { EmbeddingList, EmbeddingRequestBody } from './contract/schemas.ts'

/** G5: texts to vectors whose cosine says how near they are in meaning. */
export const embeddings = defineContract({
  id: 'embeddings',
  spec: 'G5',
  title: 'Embeddings',
  summary: 'Turns texts into vectors of unit length; the nearer two texts in meaning, the larger their dot product.',
  base: openaiBase,
  key: bearerKey,
  cors: openaiCors,
  failure: { body: ErrorBody },
  operations: {
    createEmbedding: {
      method: 'POST',
      path: '/v1/embeddings',
      aliases: [azurePath('embeddings')],
      params: azureParams,
      isRepeatable: true,
      summary: 'Turn texts into vectors',
      body: { accepts: ['json'], schema: EmbeddingRequestBody },
      response: EmbeddingList,
      errors: modelErrors,
      example: { body: { model: 'mainstay-embedding', input: 'A dog runs along the beach.' } },
    },
  },
})
