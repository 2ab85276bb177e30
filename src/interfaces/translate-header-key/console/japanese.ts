import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  Translation: '翻訳',
  'Translates texts, plain or with tags, with glossaries of your own.':
    '文章を翻訳します。タグ付きでも、自分の用語集でも。',
  'Have a whole document translated, its form kept': '書式を保ったまま文書全体を翻訳する',
  'State of a document': '文書の状態',
  'Fetch the translated document, once': '翻訳した文書を一度だけ受け取る',
  'Translate up to 50 texts': '50 件までの文章を翻訳する',
  'Write texts better': '文章を書き直す',
  'Characters used today': '今日使った文字数',
  'Languages to translate from, or into': '翻訳元・翻訳先の言語',
  'Your glossaries, oldest first': '用語集（古い順）',
  'Make a glossary of terms': '用語集を作る',
  'Pairs of languages for a glossary': '用語集にできる言語の組',
  'One of your glossaries': '用語集を一つ',
  'Its terms, as tab-separated values': '用語をタブ区切りで',
  'Delete a glossary': '用語集を消す',
  'Your glossaries with their dictionaries': '用語集とその辞書',
  'Make a glossary of several dictionaries': '複数の辞書から用語集を作る',
  'One of your glossaries and its dictionaries': '用語集一つとその辞書',
  'Rename a glossary, or add terms': '用語集の名前を変える、用語を足す',
  'The terms of a dictionary': '辞書の用語',
  'Add or replace a dictionary': '辞書を足す、置き換える',
  'Delete the dictionary for a pair': '言語の組の辞書を消す',
} satisfies Dictionary
