import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  'Search of users': 'ユーザーの検索',
  'Finds users by display name: prefix and substring, in any script, case and width folded.':
    '表示名でユーザーを探します。前方一致と部分一致、文字種を問わず、大文字小文字と全角半角を区別しません。',
  'Search users by display name': '表示名でユーザーを探す',
} satisfies Dictionary
