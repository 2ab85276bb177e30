import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  'Text completion': '文章の続き',
  'Goes on with a text, token by token, and tells how likely each token was.':
    '文章の続きをトークンごとに書き、その確からしさを答えます。',
  'Complete a text': '文章の続きを書く',
} satisfies Dictionary
