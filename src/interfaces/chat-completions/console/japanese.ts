import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  Chat: 'チャット',
  'Replies to a conversation, as a whole or word by word, by the language model of your choice.':
    '会話に返事をします。一度に、または一語ずつ。言語モデルは選べます。',
  'Reply to a conversation': '会話に返事をする',
  'List the models': 'モデルの一覧',
  'Look a model up': 'モデルを調べる',
  'Your message': 'メッセージ',
  'Ask something. Enter sends; Shift+Enter begins a new line.': '何でもどうぞ。Enter で送信、Shift+Enter で改行。',
  Model: 'モデル',
  Conversation: '会話',
  'New conversation': '新しい会話',
  'What was said': '会話の内容',
  'To begin with': 'はじめに',
  Calls: '呼び出し',
} satisfies Dictionary
