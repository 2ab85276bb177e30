import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  Responses: 'レスポンス',
  'Replies to a conversation that is remembered here, as a whole or by events, by the language model of chat.':
    'ここで覚えている会話に、チャットの言語モデルで返事をします。一度に、またはイベントで。',
  'Reply, and remember it': '返事をして覚える',
  'Look a stored response up': '覚えている返事を調べる',
  'Forget a stored response': '覚えている返事を忘れる',
  'List what a stored response was asked': '覚えている返事への入力の一覧',
} satisfies Dictionary
