import * as Type from 'typebox'
import { defineContract } from '../../kernel/wire/contract.ts'
import { azureParams, azurePath } from '../../dialects/openai/azure-paths.ts'
import { ErrorBody, modelErrors } from '../../dialects/openai/error-body.ts'
import { Model } from '../../dialects/openai/generation-fields.ts'
import { bearerKey, openaiBase, openaiCors } from '../../dialects/openai/key.ts'
import { ChatCompletion, ChatCompletionChunk } from './contract/answer.ts'
import { ChatCompletionRequest } from './contract/request.ts'

/** G2: a reply to a conversation; and the models that can give it. */
export const chatCompletions = defineContract({
  id: 'chat-completions',
  spec: 'G2',
  title: 'Chat',
  summary: 'Replies to a conversation, as a whole or word by word, by the language model of your choice.',
  base: openaiBase,
  key: bearerKey,
  cors: openaiCors,
  failure: { body: ErrorBody },
  operations: {
    createChatCompletion: {
      method: 'POST',
      path: '/v1/chat/completions',
      aliases: [azurePath('chat/completions')],
      params: azureParams,
      isRepeatable: true,
      summary: 'Reply to a conversation',
      body: { accepts: ['json'], schema: ChatCompletionRequest },
      response: ChatCompletion,
      events: ChatCompletionChunk,
      errors: modelErrors,
      example: {
        body: { model: 'mainstay-builtin', messages: [{ role: 'user', content: 'How much is 17 * 23?' }] },
      },
    },
    listModels: {
      method: 'GET',
      path: '/v1/models',
      aliases: ['/openai/models'],
      summary: 'List the models',
      response: Type.Object({ object: Type.Literal('list'), data: Type.Array(Model) }),
      example: {},
    },
    retrieveModel: {
      method: 'GET',
      path: '/v1/models/:model',
      // Names of models hold slashes, which most clients do not encode.
      aliases: ['/v1/models/:owner/:model', '/v1/models/:host/:owner/:model'],
      summary: 'Look a model up',
      params: Type.Object({
        host: Type.Optional(Type.String()),
        owner: Type.Optional(Type.String()),
        model: Type.String({ description: 'The model’s id' }),
      }),
      response: Model,
      errors: { 404: ErrorBody },
      example: { params: { model: 'mainstay-builtin' } },
    },
  },
})
