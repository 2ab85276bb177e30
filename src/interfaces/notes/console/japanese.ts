import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  'Published notes': '公開されたノート',
  'Lists the published notes of an account, the newest first.': 'アカウントの公開ノートを新しい順に並べます。',
  'List the notes of an account': 'アカウントのノートの一覧',
  Notes: 'ノート',
  Account: 'アカウント',
  Show: '表示',
  Newer: '新しいもの',
  Older: '古いもの',
  'The rest of it': '続き',
  'The account': 'アカウント',
  'From 1; a page holds 10 notes': '1 から。一ページ 10 件',
} satisfies Dictionary
