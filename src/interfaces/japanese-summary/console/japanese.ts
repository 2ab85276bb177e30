import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  'Japanese summary': '日本語の要約',
  'Picks the sentences of a Japanese text that say most of it.': '日本語の文章から、要点を言っている文を選びます。',
  'Summarise a text': '文章を要約する',
  Summary: '要約',
  Sentences: '文の数',
  'Summarising…': '要約しています…',
  Summarise: '要約する',
  'Sentences: {count}, by {engine} in {time} ms.': '{engine} が {time} ミリ秒で {count} 文を選びました。',
  'The text with its summary lit': '要約に印を付けた文章',
  'The summary': '要約',
} satisfies Dictionary
