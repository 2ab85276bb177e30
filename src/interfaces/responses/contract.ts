import * as Type from 'typebox'
import { ErrorBody, modelErrors } from '../../dialects/openai/error-body.ts'
import { bearerKey, openaiBase, openaiCors } from '../../dialects/openai/key.ts'
import { defineContract } from '../../kernel/wire/contract.ts'
import { ResponseEvent } from './contract/event.ts'
import { ResponseRequest } from './contract/request.ts'
import { DeletedResponse, ItemList, ResponseObject } from './contract/response.ts'

const params = Type.Object({ response_id: Type.String() })

const stored = { params: { response_id: 'resp_0123456789abcdef0123456789abcdef' } }

/** G2 in its newer form: replies that are kept, so that the next call need not send the conversation again. */
export const responses = defineContract({
  id: 'responses',
  spec: 'G2',
  title: 'Responses',
  summary: 'Replies to a conversation that is remembered here, as a whole or by events, by the language model of chat.',
  base: openaiBase,
  // The same model answers the same question by chat.
  key: { ...bearerKey, openedBy: ['chat-completions'] },
  cors: openaiCors,
  failure: { body: ErrorBody },
  operations: {
    createResponse: {
      method: 'POST',
      path: '/v1/responses',
      aliases: ['/openai/responses'],
      summary: 'Reply, and remember it',
      body: { accepts: ['json'], schema: ResponseRequest },
      response: ResponseObject,
      events: ResponseEvent,
      errors: modelErrors,
      example: { body: { model: 'mainstay-builtin', input: 'How much is 17 * 23?' } },
    },
    retrieveResponse: {
      method: 'GET',
      path: '/v1/responses/:response_id',
      summary: 'Look a stored response up',
      params,
      response: ResponseObject,
      errors: { 404: ErrorBody },
      example: stored,
    },
    deleteResponse: {
      method: 'DELETE',
      path: '/v1/responses/:response_id',
      summary: 'Forget a stored response',
      params,
      response: DeletedResponse,
      errors: { 404: ErrorBody },
      example: stored,
    },
    listInputItems: {
      method: 'GET',
      path: '/v1/responses/:response_id/input_items',
      summary: 'List what a stored response was asked',
      params,
      query: Type.Object({
        order: Type.Optional(Type.Enum(['asc', 'desc'], { description: 'desc, the newest first, unless given' })),
        limit: Type.Optional(Type.String({ pattern: '^(?:[1-9]\\d?|100)$', description: '1 to 100; 20 unless given' })),
        after: Type.Optional(Type.String({ description: 'The id of the item before the first wanted' })),
      }),
      response: ItemList,
      errors: { 404: ErrorBody },
      example: stored,
    },
  },
})
