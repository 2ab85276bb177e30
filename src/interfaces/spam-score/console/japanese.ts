import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  'Spam score': '迷惑メールの点数',
  'Scores the raw source of a mail for spam and says why.': 'メールの原文を採点し、その理由を述べます。',
  'Score a mail': 'メールを採点する',
  'The whole source of a mail: headers, an empty line, the body': 'メールの原文全体（ヘッダー、空行、本文）',
  'Scoring…': '採点しています…',
  'Score it': '採点する',
  'Or a file (.eml)': 'またはファイル（.eml）',
  'Spam: {score} points': '迷惑メール: {score} 点',
  'No spam: {score} points': '迷惑メールではありません: {score} 点',
  '{threshold} and more is spam': '{threshold} 点以上が迷惑メール',
  Rule: '規則',
  'Rules that applied': '当てはまった規則',
  Weight: '重み',
  Points: '点',
  'By its words alone, {from} to {to} % of such mails are spam':
    '言葉だけを見ると、こうしたメールの {from} から {to} % が迷惑メール',
  'No rule applied.': '当てはまる規則はありません。',
  Mail: 'メール',
  'The complete raw source of the message: headers, an empty line, the body':
    'メールのソース全体: ヘッダー、空行、本文',
  "'short' answers the evaluation only; 'long', which is assumed, adds each rule and a report":
    "'short' なら評価だけ。既定の 'long' は規則ごとの点と報告を足す",
} satisfies Dictionary
