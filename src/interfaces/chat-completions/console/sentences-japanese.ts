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
  'The model "{name}" does not exist here; GET /v1/models lists those that do.':
    'モデル「{name}」はここにありません。あるものは GET /v1/models で分かります。',
  '{name} goes on with texts (/v1/completions) and does not chat; name {other}, or no model.':
    '{name} は文章の続きを書くもので（/v1/completions）、会話はできません。{other} を選ぶか、モデルを指定しないでください。',
  'The language model that would answer is not there; whoever runs this server finds why in its log.':
    '答えるはずの言語モデルがありません。理由はサーバーのログにあります。',
  'The model ended without an answer; try again.': 'モデルが答えずに終わりました。もう一度試してください。',
  'The model stopped in the middle of its answer; try again.':
    'モデルの返答が途中で止まりました。もう一度試してください。',
  'The model failed in the middle of its answer; try again.':
    'モデルが返答の途中で失敗しました。もう一度試してください。',
  'The model gave no token; try again.': 'モデルが何も返しませんでした。もう一度試してください。',
  'The model server does not say which models it has; try again later.':
    'モデルのサーバーが、どのモデルがあるか答えません。後でもう一度試してください。',
  'The model server names no models; its operator must set CHAT_MODEL.':
    'モデルのサーバーにモデルの名前がありません。運用者が CHAT_MODEL を設定する必要があります。',
  'The model server could not be reached in time; try again later.':
    'モデルのサーバーに時間内につながりませんでした。後でもう一度試してください。',
  'The model server did not answer in time; try again later.':
    'モデルのサーバーが時間内に答えませんでした。後でもう一度試してください。',
  'The model server stopped in the middle of its answer; try again.':
    'モデルのサーバーの返答が途中で止まりました。もう一度試してください。',
  'The model server ended in the middle of its answer; try again.':
    'モデルのサーバーの返答が途中で終わりました。もう一度試してください。',
  'The model server sent something that is no answer; try again.':
    'モデルのサーバーが返答でないものを送りました。もう一度試してください。',
  'The model server sent a broken event; try again.':
    'モデルのサーバーが壊れたイベントを送りました。もう一度試してください。',
  'This model holds {limit} tokens; your request has {count}. Shorten the messages.':
    'このモデルが扱えるのは {limit} トークンまでで、送ったものは {count} トークンです。会話を短くしてください。',
  'This model holds {limit} tokens; your request has {count}. Shorten the prompt.':
    'このモデルが扱えるのは {limit} トークンまでで、送ったものは {count} トークンです。文章を短くしてください。',
  'This model reads text alone; leave pictures, sound and files out.':
    'このモデルが読めるのは文章だけです。写真や音声、ファイルは外してください。',
  'The file of the model "{name}" cannot be read; the log says why.':
    'モデル「{name}」のファイルを読めません。理由はログにあります。',
  'The model "{name}" of {size} MiB does not fit into {limit} MiB; CHAT_GGUF_MEMORY sets the bound.':
    'モデル「{name}」（{size} MiB）は {limit} MiB に入りません。上限は CHAT_GGUF_MEMORY で決まります。',
  'Other models are at work and leave no memory for this one; try again in a moment.':
    'ほかのモデルが動いていて、メモリーの空きがありません。少し待ってからもう一度試してください。',
} satisfies Dictionary
