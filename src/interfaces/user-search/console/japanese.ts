import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  'Search of users': 'ユーザーの検索',
  'Finds users by display name: prefix and substring, in any script, case and width folded.':
    '表示名でユーザーを探します。前方一致と部分一致、文字種を問わず、大文字小文字と全角半角を区別しません。',
  'Search users by display name': '表示名でユーザーを探す',
  'A display name or a part of one; every character stands for itself':
    '表示名、またはその一部。どの文字もそのままの意味',
  'Users a page, 1 to 100': '一ページの人数。1 から 100',
} satisfies Dictionary
