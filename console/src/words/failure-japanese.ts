import type { Dictionary } from './dictionary.ts'

/** The Japanese of what the server and the client say of failures, whatever the interface; the names in braces are filled in there. */
export const failureJapanese: Dictionary = {
  // The client, of calls without an answer that could be read.
  '{subject} answered {status}.': 'サーバーが {status} を返しました（{subject}）。',
  '{subject} answered {status}, not {expected}.': 'サーバーが {expected} ではなく {status} を返しました（{subject}）。',
  '{subject} answered {status} with a body that is not JSON.':
    'サーバーが {status} と、JSON でない本文を返しました（{subject}）。',
  '{subject} answered {status}, which is not followed.':
    'サーバーが {status} を返しました。転送はたどりません（{subject}）。',
  '{subject} answered with a redirect, which is not followed.':
    'サーバーが転送を返しました。転送はたどりません（{subject}）。',
  '{subject} answered {status}, and then the connection broke.':
    'サーバーが {status} を返した後、接続が切れました（{subject}）。',
  '{subject} answered {status}, and then the connection broke ({code}).':
    'サーバーが {status} を返した後、接続が切れました（{subject}、{code}）。',
  '{subject} answered {status}, and then the rest did not come within {seconds} s.':
    'サーバーが {status} を返した後、残りが {seconds} 秒以内に届きませんでした（{subject}）。',
  '{subject} did not answer within {seconds} s.': 'サーバーが {seconds} 秒以内に答えませんでした（{subject}）。',
  '{subject} got no answer.':
    'サーバーから返答がありません（{subject}）。Mainstay が動いているか確かめて、もう一度試してください。',
  '{subject} got no answer ({code}).':
    'サーバーから返答がありません（{subject}、{code}）。Mainstay が動いているか確かめて、もう一度試してください。',
  '{subject} was not sent: the parameter "{name}" is missing.':
    'パラメーター「{name}」がないので送りませんでした（{subject}）。',
  '{subject} was not sent: a path parameter cannot be "." or "..".':
    'パスのパラメーターに「.」や「..」は使えないので送りませんでした（{subject}）。',
  '{subject} began to stream, and then the connection broke.': '返答の途中で接続が切れました（{subject}）。',
  '{subject} began to stream, and then the connection broke ({code}).':
    '返答の途中で接続が切れました（{subject}、{code}）。',
  '{subject} began to stream, and then the rest did not come within {seconds} s.':
    '返答の途中で、続きが {seconds} 秒以内に届きませんでした（{subject}）。',
  '{subject} answered in one piece, not as a stream.': 'サーバーが少しずつではなく一度に返答しました（{subject}）。',
  '{subject} sent an event that is not JSON.': 'サーバーが JSON でないイベントを送りました（{subject}）。',
  'The server answered {status}.': 'サーバーが {status} を返しました。',
  'The browser refused to send this call: {message}': 'ブラウザーがこの呼び出しの送信を断りました: {message}',
  '"{text}" is not a number.': '「{text}」は数ではありません。',
  'This is not valid JSON: {message}.': 'JSON として正しくありません: {message}',

  // Keys and limits.
  'Send your key in the header "Authorization: Bearer KEY".':
    'キーを「Authorization: Bearer キー」ヘッダーで送ってください。',
  'Send your key in the header "Authorization: Basic", as base64 of KEY:KEY.':
    'キーを「Authorization: Basic」ヘッダーで、「キー:キー」の base64 として送ってください。',
  'Send your key in the header "Authorization", after a scheme that ends in "{suffix}".':
    'キーを「Authorization」ヘッダーで、「{suffix}」で終わる方式名の後に送ってください。',
  'Send your key in the header "{name}: KEY".': 'キーを「{name}: キー」ヘッダーで送ってください。',
  'Send your key in {place}.': 'キーを {place} で送ってください。',
  'Send your key in the query parameter "{name}".': 'キーをクエリ「{name}」で送ってください。',
  'Send your key in the form field "{name}".': 'キーをフォームの項目「{name}」で送ってください。',
  'This key does not open "{id}"; use one whose scopes name it.':
    'このキーは「{id}」では使えません。使える範囲にこれを含むキーを入れてください。',
  'This key opens single interfaces; use one that opens every interface.':
    'このキーは一部のインターフェース用です。すべてのインターフェースで使えるキーを入れてください。',
  'Too many wrong keys came from your address; try again in {seconds} s.':
    'このアドレスから正しくないキーが何度も届きました。{seconds} 秒後にもう一度試してください。',
  'The allowance of this day is used up; it starts anew at midnight UTC.':
    '今日の割り当てを使い切りました。UTC の午前 0 時に元に戻ります。',
  'More than {limit} calls in {seconds} s; try again in {wait} s.':
    '{seconds} 秒間の呼び出しが {limit} 回を超えました。{wait} 秒後にもう一度試してください。',
  'This key has used up its limit of {limit}; it starts anew at {moment}.':
    'このキーは上限（{limit}）まで使い切りました。{moment} に元に戻ります。',

  // The server has too much to do, or something behind it is away.
  'There is more to do here than can be done; try again in a moment.':
    'サーバーが混み合っています。少し待ってからもう一度試してください。',
  'Too much work is waiting here; try again in a moment.':
    '順番を待つ処理が多すぎます。少し待ってからもう一度試してください。',
  'This server holds as many bytes of requests as it may; try again in a moment.':
    '受け取り中のデータが上限に達しています。少し待ってからもう一度試してください。',
  'The database is busy with other writes; try again in a moment.':
    'データベースがほかの書き込みで混み合っています。少し待ってからもう一度試してください。',
  'The database is busy with other work; try again in a moment.':
    'データベースがほかの処理で混み合っています。少し待ってからもう一度試してください。',
  'The database is in use by another process; try again in a moment.':
    'データベースを別のプロセスが使っています。少し待ってからもう一度試してください。',
  'The database does not answer at the moment; try again in a few seconds.':
    'データベースが今は答えません。数秒後にもう一度試してください。',
  'The database has too much to do at the moment; try again in a few seconds.':
    'データベースが混み合っています。数秒後にもう一度試してください。',
  'This takes the database longer than one request may; ask for less, or try again in a moment.':
    'データベースの処理が一回の呼び出しの制限時間を超えました。求める量を減らすか、少し待ってからもう一度試してください。',
  'The disk that holds the database is full: nothing can be written until there is room again.':
    'データベースのあるディスクがいっぱいです。空きができるまで何も書き込めません。',
  'No engine could answer; the last failure is in the log.':
    '答えられるエンジンがありませんでした。最後の失敗はログにあります。',
  'No engine of this Mainstay does this; its original is asked.':
    'この Mainstay のエンジンにはできません。元のサービスに尋ねます。',
  'Something went wrong on our side; the log has the details.':
    'サーバーの中で問題が起きました。詳しくはログにあります。',
  'This failure was made on purpose: /faults.json says what is planned here.':
    'これはわざと起こした失敗です。予定は /faults.json にあります。',
  'This quota was used up on purpose: /faults.json says what is planned here.':
    'これはわざと使い切りにした割り当てです。予定は /faults.json にあります。',
  'The caller went away.': '呼び出し側がいなくなりました。',
  'The caller left before the answer.': '返答の前に呼び出し側がいなくなりました。',
  'The caller left before the body was whole.': '本文が届き終わる前に呼び出し側がいなくなりました。',
  'There is no server to ask.': '尋ねるサーバーがありません。',
  'The package node-llama-cpp has no build for this machine; "npx node-llama-cpp source build" makes one.':
    'パッケージ node-llama-cpp に、このマシン用のビルドがありません。"npx node-llama-cpp source build" で作れます。',

  // The original behind a wire.
  'The connection to the upstream server broke; try again later.':
    '元のサービスとの接続が切れました。後でもう一度試してください。',
  'The upstream server refuses this Mainstay; its operator must set {setting}.':
    '元のサービスがこの Mainstay を断りました。運用者が {setting} を設定する必要があります。',
  'The upstream server has too much to do; try again in {seconds} s.':
    '元のサービスが混み合っています。{seconds} 秒後にもう一度試してください。',
  'The upstream server answered with a web page; its address may be that of another service.':
    '元のサービスがウェブページを返しました。アドレスが別のサービスのものかもしれません。',
  'The upstream server does not serve this call: it answered with {status}.':
    '元のサービスはこの呼び出しに応じません（{status}）。',
  'The upstream server answered with {status}; try again later.':
    '元のサービスが {status} を返しました。後でもう一度試してください。',
  'The upstream server ended in the middle of its answer; try again.':
    '元のサービスが返答の途中で切れました。もう一度試してください。',
  'The upstream server is away; try again later.': '元のサービスが今は答えません。後でもう一度試してください。',
}
