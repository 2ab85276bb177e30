import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  'Japanese summary': '日本語の要約',
  'Picks the sentences of a Japanese text that say most of it.': '日本語の文章から、要点を言っている文を選びます。',
  'Summarise a text': '文章を要約する',
} satisfies Dictionary
