import type { Dictionary } from '../../../../console/src/words/say.ts'

/** The Japanese of what this wire says where no answer comes; the names in braces are filled in there. */
export default {
  'The model has too much to do; try again in a moment.':
    'モデルが混み合っています。少し待ってからもう一度試してください。',
  'The model server has too much to do; try again in {seconds} s.':
    'モデルのサーバーが混み合っています。{seconds} 秒後にもう一度試してください。',
  'The model server refused this server; its operator must set CHAT_UPSTREAM_KEY.':
    'モデルのサーバーがこのサーバーを断りました。運用者が CHAT_UPSTREAM_KEY を設定する必要があります。',
  'The connection to the model server broke; try again.':
    'モデルのサーバーとの接続が切れました。もう一度試してください。',
  'The request is larger than the model server takes.': 'モデルのサーバーが受け取れる大きさを超えています。',
} satisfies Dictionary
