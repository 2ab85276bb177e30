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
  'What would you like to know?': '何を知りたいですか？',
  'The built-in assistant works things out and looks them up here: sums, dates, translations, places, journeys. For talk about anything, get a language model; this page then uses it.':
    '内蔵のアシスタントは、計算、日付、翻訳、場所、乗り換えを、このサーバーの中で調べて答えます。何でも話すには言語モデルを取得してください。このページですぐ使えます。',
  Model: 'モデル',
  Conversation: '会話',
  'New conversation': '新しい会話',
  'What was said': '会話の内容',
  'To begin with': 'はじめに',
  Calls: '呼び出し',
  'The model’s id': 'モデルの id',
  'The conversation, oldest first': '会話。古い順',
  'Most tokens of each answer; max_completion_tokens goes before it':
    '答え一つのトークンの上限。max_completion_tokens が優先',
  'Tell how likely each token was': '各トークンの確率も返す',
  'And this many of the likeliest; needs logprobs': 'ありそうなほかのトークンをこの数だけ。logprobs が必要',
  'Whether one answer may call several tools': '一つの答えで複数のツールを呼んでよいか',
  'The older form of tools': 'tools の古い形',
  'The older form of tool_choice': 'tool_choice の古い形',
} satisfies Dictionary
