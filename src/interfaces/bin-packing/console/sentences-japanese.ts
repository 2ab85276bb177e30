import type { Dictionary } from '../../../../console/src/words/say.ts'

/** The Japanese of what this wire says of loads that it cannot pack; the names in braces are filled in there. */
export default {
  'The field "{field}" is empty.': '「{field}」が空です。',
  'The field "{field}" holds {count} pieces; at most {limit} are packed in one call.':
    '「{field}」に {count} 個あります。一度に積めるのは {limit} 個までです。',
} satisfies Dictionary
