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
  'The text to summarise; the tags of HTML are taken out of it': '要約する文章。HTML のタグは取り除く',
  'How many sentences are wanted; 1 unless given': '文の数。なければ 1',
  'What ends a sentence in the text; unless given, full stops, question marks and line breaks do':
    '文の終わりを表す文字。なければ句点、疑問符、改行など',
  'Most characters of the answer: as many sentences as fit, or the end of one, or nothing. Not in the original; with it, linenumber has no default':
    '答えの文字数の上限。収まるだけの文、または一文の終わり、または空。元のサービスにはない。指定すると linenumber の既定値はなくなる',
} satisfies Dictionary
