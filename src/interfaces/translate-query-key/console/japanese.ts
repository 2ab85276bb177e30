import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  'Translation by query': 'クエリによる翻訳',
  'Translates texts that stand in the address or in the body, tells languages and lists them.':
    'アドレスや本文に書いた文章を翻訳し、言語を判定し、一覧にします。',
  'Translate up to 128 texts': '128 件までの文章を翻訳する',
  'Translate what stands in the address': 'アドレスに書いた文章を翻訳する',
  'Tell the language of up to 128 texts': '128 件までの文章の言語を答える',
  'Tell the language of what stands in the address': 'アドレスに書いた文章の言語を答える',
  'Languages that can be translated, named in one of them': '翻訳できる言語の名前',
} satisfies Dictionary
