import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  'Published notes': '公開されたノート',
  'Lists the published notes of an account, the newest first.': 'アカウントの公開ノートを新しい順に並べます。',
  'List the notes of an account': 'アカウントのノートの一覧',
} satisfies Dictionary
