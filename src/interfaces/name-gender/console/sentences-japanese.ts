import type { Dictionary } from '../../../../console/src/words/say.ts'

/** The Japanese of what this wire says of names that it cannot answer. */
export default {
  '{field} is missing': '{field} がありません',
  'at most {count} can be asked at once': '一度に尋ねられるのは {count} 件までです',
  'country must be a code of two letters (ISO 3166-1 alpha-2)':
    'country は二文字の国コード（ISO 3166-1）で指定してください',
} satisfies Dictionary
