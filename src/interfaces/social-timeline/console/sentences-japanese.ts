import type { Dictionary } from '../../../../console/src/words/say.ts'

/** The Japanese of what this wire says of accounts and posts; the names in braces are filled in there. */
export default {
  'There is no account of that name or number here.': 'その名前や番号のアカウントはここにありません。',
  'There is no account of these names and numbers here.': 'その名前や番号のアカウントはここにありません。',
  'There is no post of that number here.': 'その番号の投稿はここにありません。',
  'Query parameters are missing: send words as q.': '検索する言葉がありません。q で送ってください。',
  'Invalid or expired token: get another from POST /oauth2/token.':
    'トークンが正しくないか、期限が切れています。POST /oauth2/token で取り直してください。',
  'Bad Authentication data: send a token as Authorization: Bearer.':
    '認証の情報がありません。トークンを「Authorization: Bearer」で送ってください。',
  'Rate limit exceeded: {sentence}': '呼び出しの上限を超えました。{sentence}',
  'Name the account by screen_name or by user_id.': 'アカウントを screen_name か user_id で指定してください。',
  'Not authorized.': '非公開のアカウントです。',
  'The Mastodon server cannot be reached.': 'Mastodon のサーバーに届きません。',
} satisfies Dictionary
