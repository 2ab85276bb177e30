import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  'Translation for LibreTranslate’s clients': 'LibreTranslate 用の翻訳',
  'Translates as LibreTranslate does.': 'LibreTranslate と同じ形で翻訳します。',
  'Translate a text, or several': '文章（複数も可）を翻訳する',
  'Tell the language of a text': '文章の言語を答える',
  'Pairs of languages': '言語の組',
  'Translate a document, its form kept': '書式を保って文書を翻訳する',
  'Fetch the translated document': '翻訳した文書を受け取る',
  'Refused: none are taken': '受け付けません',
  'What it can do': 'できること',
  'This as OpenAPI': 'OpenAPI としての説明',
  'Whether it answers': '答えるかどうか',
  'From which language; auto to have it found out': '翻訳元の言語。auto なら判定',
  'A text, or several in JSON': '文章。JSON なら複数も可',
  'text or html': 'text か html',
  'How many others, up to 10': 'ほかの訳の数。10 まで',
  'Ours: a glossary made by /v2/glossaries with the same key': '独自: 同じキーで /v2/glossaries に作った用語集',
  'As given': '渡されたとおり',
} satisfies Dictionary
