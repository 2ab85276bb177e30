import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  'Spam score': '迷惑メールの点数',
  'Scores the raw source of a mail for spam and says why.': 'メールの原文を採点し、その理由を述べます。',
  'Score a mail': 'メールを採点する',
} satisfies Dictionary
