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
} satisfies Dictionary
