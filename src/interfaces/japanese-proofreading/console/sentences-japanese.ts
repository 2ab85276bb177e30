import type { Dictionary } from '../../../../console/src/words/say.ts'

/** The Japanese of what this wire says of texts that it cannot check; the names in braces are filled in there. */
export default {
  'The field "sentence" is empty.': '文章が空です。',
  'The field "sentence" has more than {count} characters; send it in parts.':
    '文章が {count} 文字を超えています。分けて送ってください。',
} satisfies Dictionary
