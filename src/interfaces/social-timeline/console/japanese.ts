import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  'Social timeline': 'ソーシャルタイムライン',
  'Posts of an account, whom it follows and who follows it, and a search, with application-only authorization.':
    'アカウントの投稿、フォローとフォロワー、検索。アプリケーション認証で。',
  'Posts of an account, newest first': 'アカウントの投稿（新しい順）',
  'One post': '投稿を一つ',
  'Posts of all accounts that fit a query, newest first': '検索に合う全アカウントの投稿（新しい順）',
  'Followers of an account, a page at a time': 'フォロワー（一ページずつ）',
  'Numbers of the followers of an account, a page at a time': 'フォロワーの番号（一ページずつ）',
  'Those whom an account follows, a page at a time': 'フォローしている相手（一ページずつ）',
  'Numbers of those whom an account follows, a page at a time': 'フォローしている相手の番号（一ページずつ）',
  'Up to 100 accounts': '100 件までのアカウント',
  'The same, with names and numbers in a form or in the query': '同じ操作。名前と番号はフォームかクエリで',
  'One account': 'アカウントを一つ',
  'What is left of the calls of a window': '期間内に残っている呼び出しの数',
  'Exchange consumer key and secret for a token': 'コンシューマーキーとシークレットをトークンに換える',
  'End a token': 'トークンを終える',
} satisfies Dictionary
