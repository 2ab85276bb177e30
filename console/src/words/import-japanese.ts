import type { Dictionary } from './dictionary.ts'

/** The Japanese of how imports fare; the names in braces are filled in by the server. */
export const importJapanese: Dictionary = {
  '{count} users, {added} of them new, {changed} updated':
    '利用者 {count} 人（うち新しいもの {added} 人、更新 {changed} 人）',
  '{count} pages, {added} of them new, {changed} updated':
    'ページ {count} 件（うち新しいもの {added} 件、更新 {changed} 件）',
  '{posts} new posts, {followers} new followers': '新しい投稿 {posts} 件、新しいフォロワー {followers} 人',
  '{count} notes, {added} of them new': 'ノート {count} 件（うち新しいもの {added} 件）',
  '{count} picture, {added} of them new': '写真 {count} 枚（うち新しいもの {added} 枚）',
  '{count} pictures, {added} of them new': '写真 {count} 枚（うち新しいもの {added} 枚）',
  '{texts} texts, {translations} translations': '文章 {texts} 件、訳 {translations} 件',
  '{count} subscriptions, {added} of them new: {places}': '購読 {count} 件（うち新しいもの {added} 件）: {places}',
  '{count} subscriptions, {added} of them new, {unusable} without a usable address: {places}':
    '購読 {count} 件（うち新しいもの {added} 件、使えないアドレス {unusable} 件）: {places}',
  '{name}: {stations} stations, {lines} lines, {trips} trips in all, {rows} rows left out':
    '{name}: 全部で駅 {stations}、路線 {lines}、便 {trips}。除いた行 {rows}',
  '{name}: {stations} stations, {lines} lines, {trips} trips in all, {rows} rows left out, {times} times put right':
    '{name}: 全部で駅 {stations}、路線 {lines}、便 {trips}。除いた行 {rows}、直した時刻 {times}',
  '{name}: {rows} rows left out, {times} times put right.': '{name}: 除いた行 {rows}、直した時刻 {times}。',
  '{name}: and {count} more.': '{name}: ほか {count} 件。',
  'nothing, for it is here already': 'もうあるので、取り込むものはありません',
  nothing: 'なし',
  'the download of {name}': '{name} のダウンロード',
  'Its process ended early. {reason}': '途中で終わりました。{reason}',
  'It ended early, and did not say why.': '途中で終わり、理由は分かりません。',
  'An operator cancelled the run.': '運用者が実行を止めました。',
  'The server closes.': 'サーバーが終了します。',
  'The lease of {name} is lost.': '{name} の実行権を失いました。',

  // What cannot be taken in.
  'Say which edition the dump is of: --language {example}.':
    'どの言語版のダンプか指定してください: --language {example}',
  '{path} is a folder; name a file in it.': '{path} はフォルダーです。中のファイルを指定してください。',
  'There is no file or folder {path}.': 'ファイルもフォルダーも {path} にはありません。',
  'This user may not read or write {path}.': 'このユーザーは {path} を読み書きできません。',
  '{path} cannot be used: {reason}.': '{path} は使えません: {reason}',
  'Line {number} of {path} is not a JSON object.': '{path} の {number} 行目は JSON のオブジェクトではありません。',
  'Line {number} of {path} is longer than 64 MiB.': '{path} の {number} 行目は 64 MiB を超えています。',
  '{path} lists no feeds: neither OPML nor one address a line.':
    '{path} にフィードがありません。OPML でも、一行に一つのアドレスでもありません。',
  '{path} is larger than 50 MiB; a list of feeds is not.':
    '{path} は 50 MiB を超えています。フィードの一覧ではありません。',
  '--segment takes a number such as 40; it is "{text}".':
    '--segment には 40 のような数を指定します。「{text}」は使えません。',
  '--kind is person or place, not {kind}.': '--kind は person か place です。{kind} は使えません。',
  '{path} is no folder that can be read.': '{path} は読めるフォルダーではありません。',
}
