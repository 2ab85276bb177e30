import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  Responses: 'レスポンス',
  'Replies to a conversation that is remembered here, as a whole or by events, by the language model of chat.':
    'ここで覚えている会話に、チャットの言語モデルで返事をします。一度に、またはイベントで。',
  'Reply, and remember it': '返事をして覚える',
  'Look a stored response up': '覚えている返事を調べる',
  'Forget a stored response': '覚えている返事を忘れる',
  'List what a stored response was asked': '覚えている返事への入力の一覧',
  'desc, the newest first, unless given': 'なければ desc（新しい順）',
  '1 to 100; 20 unless given': '1 から 100。なければ 20',
  'The id of the item before the first wanted': '欲しい最初の項目の、一つ前の id',
  'A text, or items, oldest first': '文章、または項目の並び（古い順）',
  'Goes before the conversation, and is not carried over to the next': '会話の前に置く。次の応答へは引き継がない',
  'The stored response that this one goes on from': '続きを作るもとになる、保存された応答',
  'Keep it for previous_response_id; so unless false': 'previous_response_id のために保存する。false でなければ保存',
  'Not served: 0 alone is taken': '未対応。0 だけ',
  'Not served: false alone is taken': '未対応。false だけ',
} satisfies Dictionary
