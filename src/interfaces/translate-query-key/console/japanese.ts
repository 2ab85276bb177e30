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
  'In which language the languages are named; no names when absent': '言語名を書く言語。なければ名前なし',
  'What is asked about; repeated, up to 128 texts': '調べる文章。繰り返して 128 個まで',
  'Into which language, such as ja or zh-TW': '翻訳先の言語。ja や zh-TW など',
  'html, which is assumed: tags stay, and the answer has escaped entities; text: as it is':
    'html（既定）ならタグを残し、答えは文字参照になる。text ならそのまま',
  'nmt or base; there is one kind of model for both': 'nmt か base。どちらも同じモデル',
} satisfies Dictionary
