import type { Dictionary } from '../../../../console/src/words/say.ts'

/** The Japanese of what this wire says of texts that it cannot summarise; the names in braces are filled in there. */
export default {
  'The field "sentences" is empty.': '文章が空です。',
  '"linenumber" and "maxlength" are 1 or more.': '文の数と文字数は 1 以上にしてください。',
  'No sentence of the text is that short; allow more characters.':
    'それほど短い文がありません。文字数の上限を増やしてください。',
} satisfies Dictionary
