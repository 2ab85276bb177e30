import * as Type from 'typebox'
import { japaneseMlFailure } from '../../dialects/japanese-ml/failure-body.ts'
import { formKey, japaneseMlBase, japaneseMlCors } from '../../dialects/japanese-ml/key.ts'
import { defineContract } from '../../kernel/wire/contract.ts'
import { exampleText } from './contract/example-text.ts'

const ProofreadingRequest = Type.Object({
  sentence: Type.String({ description: 'The text to check; several sentences may stand in it' }),
  sensitivity: Type.Optional(
    Type.Union([Type.Literal('low'), Type.Literal('medium'), Type.Literal('high')], {
      description: 'The higher, the more is found, and the more of it is none; medium unless given',
    }),
  ),
})

const Alert = Type.Object({
  pos: Type.Integer({ description: 'Where the word begins in the text as it was sent, from 0, in UTF-16 code units' }),
  word: Type.String({ description: 'What is flagged, as it was sent' }),
  score: Type.Number({ description: 'From 0 to 1, how sure it is that something is wrong' }),
  suggestions: Type.Array(Type.String(), { description: 'What may have been meant, the best first; three at most' }),
})

const Proofreading = Type.Object({
  resultID: Type.String({ description: 'Of this check' }),
  status: Type.Integer({ description: '1 when something was found, else 0' }),
  message: Type.String({ description: '"pointed out" when something was found, else "ok"' }),
  inputSentence: Type.String({ description: 'The text as it was sent' }),
  normalizedSentence: Type.String({ description: 'The text in one spelling (NFKC)' }),
  checkedSentence: Type.String({ description: 'The text as it was sent, each flagged word between << and >>' }),
  alerts: Type.Optional(Type.Array(Alert, { description: 'In the order of the text; absent when nothing was found' })),
})

/** G9: mistakes of writing in a Japanese text. */
export const japaneseProofreading = defineContract({
  id: 'japanese-proofreading',
  spec: 'G9',
  title: 'Japanese proofreading',
  summary: 'Finds what is mistyped, misconverted or ill put in a Japanese text.',
  base: japaneseMlBase,
  key: formKey,
  cors: japaneseMlCors,
  failure: japaneseMlFailure,
  operations: {
    proofread: {
      method: 'POST',
      path: '/proofreading/v2/typo',
      isRepeatable: true,
      summary: 'Check a text',
      body: { accepts: ['form', 'multipart', 'json'], schema: ProofreadingRequest },
      response: Proofreading,
      example: { body: { sentence: exampleText, sensitivity: 'high' } },
    },
    proofreadByQuery: {
      method: 'GET',
      path: '/proofreading/v2/typo',
      summary: 'Check a text that stands in the address',
      key: { in: 'query', name: 'apikey', need: 'required' },
      query: ProofreadingRequest,
      response: Proofreading,
      example: { query: { sentence: exampleText, sensitivity: 'high' } },
    },
  },
})
