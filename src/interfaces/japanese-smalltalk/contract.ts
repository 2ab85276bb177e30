import * as Type from 'typebox'
import { japaneseMlFailure } from '../../dialects/japanese-ml/failure-body.ts'
import { formKey, japaneseMlBase, japaneseMlCors } from '../../dialects/japanese-ml/key.ts'
import { defineContract } from '../../kernel/wire/contract.ts'

const Query = Type.Object({
  query: Type.Optional(
    Type.String({
      description:
        'What is said, up to 2,048 bytes; several lines are turns, the person’s and the replies’, and the last is answered. Without it the reply is empty',
    }),
  ),
})

const Reply = Type.Object({
  status: Type.Literal(0),
  message: Type.Literal('ok'),
  results: Type.Array(
    Type.Object({
      perplexity: Type.Number({ description: 'Of the reply, per token: small for what is said often' }),
      reply: Type.String(),
    }),
  ),
})

const EmptyReply = Type.Object({ status: Type.Literal(2000), message: Type.Literal('empty reply') })

/** G10: a reply in Japanese to what somebody says for the sake of talking. */
export const japaneseSmalltalk = defineContract({
  id: 'japanese-smalltalk',
  spec: 'G10',
  title: 'Japanese small talk',
  summary: 'Replies in Japanese to what somebody says for the sake of talking.',
  base: japaneseMlBase,
  key: formKey,
  cors: japaneseMlCors,
  failure: japaneseMlFailure,
  operations: {
    smalltalk: {
      method: 'POST',
      path: '/talk/v1/smalltalk',
      isRepeatable: true,
      summary: 'Reply to what is said',
      body: { accepts: ['form', 'multipart', 'json'], schema: Query },
      response: Type.Union([Reply, EmptyReply]),
      example: { body: { query: '今日はいい天気ですね。' } },
    },
  },
})
