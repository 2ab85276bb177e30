import type { Dictionary } from './dictionary.ts'

/** The Japanese of how models are got, who answers, and why a model cannot be changed; the names in braces are filled in by the server. */
export const modelJapanese: Dictionary = {
  beginning: '始めています',
  'installing {names}': '{names} をインストールしています',
  '{name}, which another process pulls: {file}': '{name} は別のプロセスが取得しています: {file}',
  'It is here, and answers from now on where it is chosen.': '取得しました。選ばれていれば、これから答えます。',
  'Stopped. Pulling it again goes on from there.': '止めました。もう一度取得すると続きから始まります。',
  'It could not be pulled; the log says why.': '取得できませんでした。理由はログにあります。',

  '{models}, else {sentence}': '{models}。それ以外は{sentence}',
  '{name}, as {prefix}_ENGINE says': '{name}（{prefix}_ENGINE の設定）',
  'nothing: {name} has no model': 'なし（{name} にはモデルがありません）',
  '{sentence}; {name} lacks {packages}, which "mainstay models pull {model}" brings':
    '{sentence}（{name} には {packages} が足りません。"mainstay models pull {model}" で取得できます）',
  '{name}, with {sentence}': '{name}（{sentence}）',
  '~{speed} tokens/s': '毎秒約 {speed} トークン',
  '{speed} tokens/s': '毎秒 {speed} トークン',

  'Name a model of the list, a pair of languages, or OWNER/REPO.':
    '一覧のモデル、言語の組、または OWNER/REPO を指定してください。',
  '{name} is not here yet: "mainstay models pull {model}" gets it.':
    '{name} はまだありません。"mainstay models pull {model}" で取得できます。',
  'There is no model "{name}"; "mainstay models" shows those that are.':
    'モデル「{name}」はありません。"mainstay models" であるものが分かります。',
  '{name} is used whenever it is there; there is nothing to choose.':
    '{name} はあればいつも使われます。選ぶ必要はありません。',
  '{name} stands under {licence}. Where that suits you, add --accept-licence.':
    '{name} のライセンスは {licence} です。差し支えなければ --accept-licence を付けてください。',
  'No part of {name} that sees pictures is known; pull it without --pictures.':
    '{name} の画像用の部分は知られていません。--pictures なしで取得してください。',
  '{model} is installed beside the program: "npm uninstall {names}" takes it away there.':
    '{model} はプログラムの隣に入っています。"npm uninstall {names}" で削除できます。',
  'Packages of {model} are missing.': '{model} のパッケージがありません。',
  '{path} has a wrong checksum; take it away and pull it again.':
    '{path} のチェックサムが合いません。削除してから取得し直してください。',
  '{name} needs {size} more on the disk; {free} are free.':
    '{name} にはディスクの空きが {size} 必要です。空きは {free} です。',
  '{name} takes about {size} of memory at work, and this machine has {memory}; --anyway pulls it all the same.':
    '{name} は動作中に約 {size} のメモリーを使いますが、このマシンには {memory} しかありません。それでも取得するには --anyway を付けてください。',
  '{host} cannot be reached; MODELS_BASE_URL names another place, HTTPS_PROXY a way there.':
    '{host} につながりません。別の場所は MODELS_BASE_URL で、経路は HTTPS_PROXY で指定できます。',
  '{host} cannot be reached; TRANSLATION_REGISTRY names another place.':
    '{host} につながりません。別の場所は TRANSLATION_REGISTRY で指定できます。',
  'There is no repository {repository} at {place}.': '{place} にリポジトリー {repository} はありません。',
  'There is no {file} at {host}.': '{host} に {file} はありません。',
  '{host} answered {status} when asked for {file}.': '{file} を求めたところ、{host} が {status} を返しました。',
  '{host} redirects over {count} times.': '{host} の転送が {count} 回を超えました。',
  'npm cannot be run, which installs what the model needs; it comes with Node.':
    'モデルに必要なものを入れる npm が動きません。npm は Node に付属しています。',
  'npm could not {verb} {names}: {message}': 'npm で {names} を処理できませんでした（{verb}）: {message}',
}
