import * as Type from 'typebox'
import { japaneseMlFailure } from '../../dialects/japanese-ml/failure-body.ts'
import { formKey, japaneseMlBase, japaneseMlCors } from '../../dialects/japanese-ml/key.ts'
import { defineContract } from '../../kernel/wire/contract.ts'
import { exampleText } from './contract/example-text.ts'

const SummaryRequest = Type.Object({
  sentences: Type.String({ description: 'The text to summarise; the tags of HTML are taken out of it' }),
  linenumber: Type.Optional(
    Type.Union([Type.String({ pattern: '^[0-9]{1,4}$' }), Type.Integer({ minimum: 0, maximum: 9_999 })], {
      description: 'How many sentences are wanted; 1 unless given',
    }),
  ),
  separation: Type.Optional(
    Type.String({
      maxLength: 20,
      description: 'What ends a sentence in the text; unless given, full stops, question marks and line breaks do',
    }),
  ),
  maxlength: Type.Optional(
    Type.Union([Type.String({ pattern: '^[0-9]{1,7}$' }), Type.Integer({ minimum: 0, maximum: 9_999_999 })], {
      description:
        'Most characters of the answer: as many sentences as fit, or the end of one, or nothing. Not in the original; with it, linenumber has no default',
    }),
  ),
})

const Summary = Type.Object({
  status: Type.Literal(0),
  message: Type.Literal('Summarization is completed'),
  summary: Type.Array(Type.String(), {
    description: 'Sentences of the text, in its order, without what separates them',
  }),
})

/** G8: the sentences of a Japanese text that say most of it. */
export const japaneseSummary = defineContract({
  id: 'japanese-summary',
  spec: 'G8',
  title: 'Japanese summary',
  summary: 'Picks the sentences of a Japanese text that say most of it.',
  base: japaneseMlBase,
  key: formKey,
  cors: japaneseMlCors,
  failure: japaneseMlFailure,
  operations: {
    summarize: {
      method: 'POST',
      path: '/text_summarization/v1/',
      isRepeatable: true,
      summary: 'Summarise a text',
      body: { accepts: ['form', 'multipart', 'json'], schema: SummaryRequest },
      response: Summary,
      example: { body: { sentences: exampleText, linenumber: '2' } },
    },
  },
})
