import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  'Japanese proofreading': '日本語の校正',
  'Finds what is mistyped, misconverted or ill put in a Japanese text.':
    '日本語の打ち間違い、変換間違い、不自然な言い方を見つけます。',
  'Check a text': '文章を調べる',
  'Check a text that stands in the address': 'アドレスに書いた文章を調べる',
  Proofread: '校正する',
  Proofreading: '校正',
  'Nothing was found.': '何も見つかりませんでした。',
  Word: '語',
  Suggestions: '候補',
  Score: '点数',
  'Checking…': '調べています…',
  Check: '調べる',
  Sensitivity: '感度',
  low: '低',
  medium: '中',
  high: '高',
  'The text to check; several sentences may stand in it': '調べる文章。複数の文でもよい',
  'The higher, the more is found, and the more of it is none; medium unless given':
    '高いほど多く見つかり、誤検出も増える。なければ medium',
} satisfies Dictionary
