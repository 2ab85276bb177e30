import * as Type from 'typebox'
import { defineContract } from '../../kernel/wire/contract.ts'
import { exampleMail } from './contract/example-mail.ts'

const ScoreRequest = Type.Object({
  email: Type.String({ description: 'The complete raw source of the message: headers, an empty line, the body' }),
  options: Type.Optional(
    Type.Union([Type.Literal('short'), Type.Literal('long')], {
      default: 'long',
      description: "'short' answers the evaluation only; 'long', which is assumed, adds each rule and a report",
    }),
  ),
})

const RuleHit = Type.Object({
  score: Type.String({ description: 'Points of this rule, such as "1.2"; below zero for signs of wanted mail' }),
  description: Type.String(),
})

const SpamResult = Type.Object({
  success: Type.Literal(true),
  score: Type.String({ description: 'The sum of all points, such as "7.9"; 5.0 and above is spam' }),
  report: Type.Optional(Type.String({ description: 'A readable table of points, rules and descriptions' })),
  rules: Type.Optional(Type.Array(RuleHit)),
})

const Failure = Type.Object({ success: Type.Literal(false), message: Type.String() })

/** G11: scores a raw mail for spam; 5.0 is the line. */
export const spamScore = defineContract({
  id: 'spam-score',
  spec: 'G11',
  title: 'Spam score',
  summary: 'Scores the raw source of a mail for spam and says why.',
  base: 'spam',
  key: { in: 'bearer', need: 'optional' },
  cors: {
    pages: 'same-origin',
    because: 'Mails are work that no open page may ask for.',
  },
  failure: { body: Failure },
  operations: {
    score: {
      method: 'POST',
      path: '/filter',
      isRepeatable: true,
      summary: 'Score a mail',
      body: { accepts: ['json', 'form', 'multipart'], schema: ScoreRequest },
      response: SpamResult,
      example: { body: { email: exampleMail, options: 'long' } },
    },
  },
})
