import * as Type from 'typebox'
import { defineContract } from '../../kernel/contract.ts'

const Question = Type.Object({
  name: Type.String({ description: 'A given name or a whole name, in any script and order' }),
  country: Type.Optional(
    Type.Union([Type.String(), Type.Null()], {
      description: 'ISO 3166-1 alpha-2 code of where the bearer is from, such as "IT"',
    }),
  ),
  askToAI: Type.Optional(
    Type.Union([Type.Boolean(), Type.Null()], {
      description:
        'Ask the language model of CHAT_ENGINE where the name leaves doubt; without one of your own nothing changes',
    }),
  ),
  forceToGenderize: Type.Optional(
    Type.Union([Type.Boolean(), Type.Null()], { description: 'Guess a gender even for what is no name of a person' }),
  ),
})

const GenderResult = Type.Object({
  status: Type.Literal(true),
  name: Type.String({ description: 'The name as asked' }),
  q: Type.String({ description: 'The same' }),
  gender: Type.Union([Type.Literal('male'), Type.Literal('female'), Type.Null()], { description: 'null when unknown' }),
  country: Type.String({ description: 'The country as asked, upper case; empty when none was' }),
  probability: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: 'Per cent, 50 to 99; 0 when the gender is unknown',
  }),
  isHumanName: Type.Boolean({ description: 'Whether it looks like a name of a person' }),
  total_names: Type.Integer({ description: 'Names in this call: 1' }),
  used_credits: Type.Integer({ description: 'Credits of this call: 1' }),
  remaining_credits: Type.Integer({ description: 'Calls left today' }),
  duration: Type.String({ description: 'Such as "4ms"' }),
  expires: Type.Number({ description: 'Unix seconds at which the credits start anew: midnight UTC' }),
  to: Type.Boolean({ description: 'Always false' }),
})

const Failure = Type.Object({
  status: Type.Literal(false),
  errno: Type.Integer({
    description: '50 access denied, 90 bad country, 91 name missing, 92 too much, 93 limit reached, 94 bad key',
  }),
  errmsg: Type.String(),
})

/** G1: the gender of a name. What the wire reports in its body comes with status 200, errors 50 to 94 included. */
export const nameGender = defineContract({
  id: 'name-gender',
  spec: 'G1',
  title: 'Gender of a name',
  summary: 'Tells from a name, in any script, whether its bearer is a man or a woman, and how sure that is.',
  base: 'gender',
  key: { in: 'bearer', need: 'required' },
  cors: {
    pages: 'same-origin',
    because: 'The original says nothing of pages; its key does not belong into one.',
  },
  failure: {
    body: Failure,
    statuses: { missing_key: 200, wrong_key: 200, key_out_of_scope: 200, quota_used_up: 200 },
  },
  operations: {
    detect: {
      method: 'POST',
      path: '/api',
      summary: 'Tell the gender of a name',
      body: { accepts: ['json'], schema: Question, maxBytes: 1024 * 1024 },
      response: GenderResult,
      errors: { 200: Failure },
      example: { body: { name: 'Andrea', country: 'IT' } },
    },
  },
})
