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
  '{count} subscriptions, {added} of them new: {list}': '購読 {count} 件（うち新しいもの {added} 件）: {list}',
  '{count} subscriptions, {added} of them new, {unusable} without a usable address: {list}':
    '購読 {count} 件（うち新しいもの {added} 件、使えないアドレス {unusable} 件）: {list}',
  '{count} in {name}': '{name} に {count} 件',
  '{count} in {name} (new, {number})': '{name}（新しい分類、番号 {number}）に {count} 件',
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
  'Say which edition the dump is of, such as --lang {example}.':
    'どの言語版のダンプか、lang に {example} などと指定してください。',
  '"{code}" cannot be the code of an edition; --lang takes a language\'s, such as ja, or for a wiki of your own x- and a name, such as x-mywiki.':
    '「{code}」は言語版のコードになりません。lang には ja などの言語のコードか、自分のウィキなら x-mywiki のように x- と名前を指定してください。',
  '{path} is empty.': '{path} は空です。',
  '{path} cannot be read.': '{path} を読めません。',
  '{path} is a .{format} archive; unpack it and import what is in it.':
    '{path} は .{format} の書庫です。展開してから、中のファイルを取り込んでください。',
  '"{text}" is not the http or https address of a feed.':
    '「{text}」はフィードの http か https のアドレスではありません。',
  'The front matter of {path} is no YAML: {reason}': '{path} のフロントマターが YAML ではありません: {reason}',
  'The front matter of {path} must be fields, such as "title: …".':
    '{path} のフロントマターは「title: …」のような項目でなければなりません。',
  '{path} must hold an array of notes, or an object whose field "notes" is one.':
    '{path} には、ノートの配列か、それを「notes」に持つオブジェクトが必要です。',
  '{path} is neither JSON nor a Markdown file (.md): {reason}.':
    '{path} は JSON でも Markdown ファイル（.md）でもありません: {reason}',
  '{path} names no account; say which one with --urlname.':
    '{path} に持ち主のアカウントがありません。urlname に指定してください。',
  'There is no Markdown file (.md) in {path}.': '{path} に Markdown ファイル（.md）がありません。',
  '{path} has no data/account.js: it is no Twitter archive.':
    '{path} に data/account.js がないので、Twitter のアーカイブではありません。',
  '{path} has no actor.json: it is no Mastodon archive.':
    '{path} に actor.json がないので、Mastodon のアーカイブではありません。',
  '{path} is not a readable zip archive ({message}).': '{path} は読める zip ではありません（{message}）。',
  '{path} is not a readable tar.gz archive: {reason}.': '{path} は読める tar.gz ではありません: {reason}',
  '{path} ends in the middle: is the archive complete?':
    '{path} が途中で終わっています。アーカイブは最後までありますか。',
  'There is no file or folder {path} that this user may read.':
    'このユーザーが読めるファイルもフォルダーも {path} にはありません。',
  'There is no GTFS in {path}: neither stops.txt nor .zip archives.':
    '{path} に GTFS がありません。stops.txt も .zip もありません。',
  '{path} is no well-formed XML: {message}.': '{path} の XML が正しくありません: {message}',
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
  '{path} is neither a folder nor a readable zip archive ({message}).':
    '{path} はフォルダーでも、読める zip でもありません（{message}）。',
  '{path} is neither a folder nor a readable zip archive (End of central directory record signature not found. Either not a zip file, or file is truncated.).':
    '{path} は zip ではないか、途中で切れています。',
  '{path} is not a readable zip archive (End of central directory record signature not found. Either not a zip file, or file is truncated.).':
    '{path} は zip ではないか、途中で切れています。',
  '{path} holds more than {count} files, as no feed does.':
    '{path} の中のファイルが {count} 個を超えています。時刻表ではありません。',
  '{name} in {path} unpacks to more than {count} times its size, as no timetable does.':
    '{path} の中の {name} を展開すると {count} 倍を超えます。時刻表ではありません。',
  '{path} holds several feeds ({name}, {other}); unpack it and import its folder.':
    '{path} に時刻表がいくつも入っています（{name}、{other}）。展開して、そのフォルダーをコマンドで取り込んでください。',
  '{path} holds no feed but other archives ({name}); unpack it first.':
    '{path} の中身は時刻表ではなく別の書庫（{name}）です。先に展開してください。',
  '{name} in {path} is encrypted; timetables are not.': '{path} の中の {name} は暗号化されています。',
  '{path} has no trip with two stops and times.': '{path} に、時刻のある駅が二つ以上の便がありません。',
  '{path} has no trip that can be used: no rows of stop_times.txt fit its trips and stops.':
    '{path} に使える便がありません。stop_times.txt のどの行も、便と駅に合いません。',
  '{path}: agency.txt has the time zones {zone} and {other}; a feed has one.':
    '{path}: agency.txt に時間帯が {zone} と {other} の二つあります。一つでなければなりません。',
  'Two feeds are named {name}; give one of the files another name.':
    '{name} という名前の時刻表が二つあります。片方のファイルの名前を変えてください。',
  'Another import of timetables is at work; wait until it is done.':
    '時刻表の取り込みがほかに進行中です。終わるまで待ってください。',
  'And {count} more.': 'ほか {count} 件。',
  '{path} is no TMX: it begins with <{name}> where <tmx> is wanted.':
    '{path} は TMX ではありません。<tmx> ではなく <{name}> で始まります。',
  'Line {line} of {path}: a text is longer than {count} characters.':
    '{path} の {line} 行目: 文章が {count} 文字を超えています。',
  'The first line of {path} must name its columns, display_name among them; id, score and photo are read too.':
    '{path} の一行目は列の名前でなければならず、display_name が必要です（ほかに id、score、photo）。',
  'Line {line} of {path}: a tag, or what stands between two, is longer than {count} characters.':
    '{path} の {line} 行目: タグか、その間の文字が {count} 文字を超えています。',
  'Line {line} of {path}: the id is longer than {count} characters.':
    '{path} の {line} 行目: id が {count} 文字を超えています。',
  'Line {line} of {path}: the score "{text}" is no whole number.':
    '{path} の {line} 行目: score の「{text}」は整数ではありません。',
  '{place} is not an object.': '{place} はオブジェクトではありません。',
  '{place}: the body is no text.': '{place}: 本文が文字ではありません。',
  '{place}: the urlname or the key is longer than {count} characters.':
    '{place}: urlname か key が {count} 文字を超えています。',
  '{place}: the number of likes must be a whole number.': '{place}: いいねの数は整数でなければなりません。',
  '{name} in {path} names no account.': '{path} の中の {name} にアカウントの名前がありません。',
  'The pages before it are stored; the same command goes on from there once the file is whole.':
    'その前のページは取り込み済みです。ファイルが揃ったら、もう一度取り込むと続きから進みます。',
  '{path} is no XML export of MediaWiki: it has no <mediawiki>.':
    '{path} は MediaWiki の XML ダンプではありません（<mediawiki> がありません）。',
  '{path} holds a page with a revision of more than 32 MiB.': '{path} に 32 MiB を超える版のページがあります。',
  '{path} ends before its last page does, at byte {count}.':
    '{path} は最後のページの途中、{count} バイト目で終わっています。',
  '{path} is no sound {format} archive ({message}) at byte {count}.':
    '{path} は {count} バイト目で {format} として壊れています（{message}）。',
  '{path} is no sound {format} archive: {reason} at byte {count}.':
    '{path} は {count} バイト目で {format} として壊れています（{reason}）。',
  '{name} has no column {column}, which GTFS requires': '{name} に GTFS で必須の列 {column} がありません',
  'Archives in xz need a package more: run "npm install xz-decompress", or unpack the file with xz.':
    'xz の書庫を読むには "npm install xz-decompress" が要ります。または xz で展開してから取り込んでください。',
}
