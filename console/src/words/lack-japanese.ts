import type { Dictionary } from './dictionary.ts'

/** The Japanese of what engines lack and of how to get it; the names in braces are filled in by the server. */
export const lackJapanese: Dictionary = {
  'The engine "gguf" needs a package more, which "mainstay models pull" brings with a model; or run "npm install node-llama-cpp", in a clone "npm run llama".':
    'エンジン gguf にはパッケージがもう一つ必要です。"mainstay models pull" がモデルとともに取得します。"npm install node-llama-cpp"（クローンでは "npm run llama"）でも入ります。',
  'The engine "gguf" has no model yet: "mainstay models pull {model}" gets a small one (in a clone "npm run mainstay -- models pull …"); no restart is needed.':
    'エンジン gguf にはまだモデルがありません。"mainstay models pull {model}"（クローンでは "npm run mainstay -- models pull …"）で小さなモデルを取得できます。再起動は不要です。',
  'CHAT_MODEL names "{name}", which is none of the models here, such as {names}; "mainstay models" shows all of the data folder.':
    'CHAT_MODEL の「{name}」は、ここにあるモデル（{names} など）のどれでもありません。"mainstay models" でデータフォルダーのモデルがすべて分かります。',
  'The engine "onnx" needs a package more, which "mainstay models pull" brings with a model; or run "npm install {name}".':
    'エンジン onnx にはパッケージがもう一つ必要です。"mainstay models pull" がモデルとともに取得します。"npm install {name}" でも入ります。',
  'The engine "onnx" needs a package more, which "mainstay models pull" brings with a model; or run "npm install {name}" (or {other}).':
    'エンジン onnx にはパッケージがもう一つ必要です。"mainstay models pull" がモデルとともに取得します。"npm install {name}"（または {other}）でも入ります。',
  '"mainstay models pull {model}" gets a classifier of texts.':
    '"mainstay models pull {model}" で文章の分類器を取得できます。',
  '"mainstay models pull {model}" gets a model that writes captions; or set at least one of {settings} to the folder of a model.':
    '"mainstay models pull {model}" で説明文を書くモデルを取得できます。または {settings} の少なくとも一つに、モデルのフォルダーを設定してください。',
  '"mainstay models pull {model}" gets a sentence transformer; or set {setting} to the folder of one.':
    '"mainstay models pull {model}" で文の埋め込みモデルを取得できます。または {setting} に、そのフォルダーを設定してください。',
  '"mainstay models pull {model}" gets an embedding model in a GGUF file.':
    '"mainstay models pull {model}" で GGUF ファイルの埋め込みモデルを取得できます。',

  // How calls are made to fail on purpose.
  'latency {ms} ms': '{ms} ms 遅く',
  'latency {ms} ms, {fault}': '{ms} ms 遅く、{fault}',
  error: 'エラー',
  quota: '使い切り',
  malformed: '途中まで',

  // What an interface answers from.
  '{count} articles': '記事 {count} 件',
}
