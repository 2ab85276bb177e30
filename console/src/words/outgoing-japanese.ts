import type { Dictionary } from './dictionary.ts'

/** The Japanese of what the server says of other servers, downloads and work that is too much; the names in braces are filled in there. */
export const outgoingJapanese: Dictionary = {
  '{host} is an address inside this network; set MAINSTAY_ALLOW_PRIVATE_ADDRESSES=1 if it may be fetched from.':
    '{host} はこのネットワークの内側のアドレスです。読んでよければ MAINSTAY_ALLOW_PRIVATE_ADDRESSES=1 を設定してください。',
  '{host} took over {seconds} s.': '{host} が {seconds} 秒以内に答えませんでした。',
  '{host} took over {minutes} minutes.': '{host} が {minutes} 分以内に答えませんでした。',
  '{host} redirects in a circle.': '{host} の転送が元に戻ってしまいます。',
  '{address} is not an http or https address.': '{address} は http か https のアドレスではありません。',
  '{host} cannot be reached or broke off ({code}).': '{host} に届かないか、途中で切れました（{code}）。',
  '{host} gave no answer.': '{host} から返答がありません。',
  '{host} took no connection within {seconds} s.': '{host} に {seconds} 秒以内に接続できませんでした。',
  'The answer is larger than {count} bytes.': '返答が {count} バイトを超えています。',
  'The upstream server could not be reached in time; try again later.':
    '元のサービスに時間内につながりませんでした。後でもう一度試してください。',
  'The upstream server did not answer in time; try again later.':
    '元のサービスが時間内に答えませんでした。後でもう一度試してください。',
  'The upstream server stopped in the middle of its answer; try again.':
    '元のサービスの返答が途中で止まりました。もう一度試してください。',

  // Work that is too much for one call.
  'This takes longer than work on one request may; send less at a time.':
    '一回の呼び出しの制限時間を超えました。一度に送る量を減らしてください。',
  'The work took more memory than it may.': '使えるメモリーの上限を超えました。',
  'Something went wrong here; the log has the details.': 'サーバーの中で問題が起きました。詳しくはログにあります。',

  // Downloads of models.
  '{done} of {total} bytes came.': '{total} バイトのうち {done} バイトだけ届きました。',
  '{host} sends more of {name} than the {bytes} bytes that it was said to have.':
    '{host} が {name} を、予定の {bytes} バイトより多く送っています。',
  '{name} came from {host} with a wrong checksum and was taken away; ask for it again.':
    '{host} から届いた {name} のチェックサムが違うので消しました。もう一度取得してください。',
  '{host} broke off {name}; the same command goes on from there.':
    '{host} からの {name} が途中で切れました。もう一度取得すると続きから進みます。',
  '{host} cannot be reached or gives no {name} ({reason}).': '{host} に届かないか、{name} がありません（{reason}）。',
  'The disk is full; {size} of {name} are kept, and the same command goes on from there once there is room.':
    'ディスクがいっぱいです。{name} は {size} まで残してあり、空きができたら続きから進みます。',
  '{host} redirects to what is no http or https address.':
    '{host} が http でも https でもないアドレスへ転送しています。',
  '{host} redirects to an address that is not encrypted.': '{host} が暗号化されていないアドレスへ転送しています。',
  'The server gave another part than asked for.': 'サーバーが、頼んだのと違う部分を返しました。',
  'The registry has no models that this version can use.': 'この版で使えるモデルが配布元にありません。',
  'The model {name} could not be pulled.': 'モデル {name} を取得できませんでした。',
  '{url} answers with no list of models; TRANSLATION_REGISTRY names another place.':
    '{url} がモデルの一覧を返しません。TRANSLATION_REGISTRY で別の場所を指定できます。',
}
