import type { Dictionary } from './say.ts'

/** The Japanese of what the server says of models that can be had, and of what can be taken in. */
export const serverJapanese: Dictionary = {
  'A capable chat model, slow without a graphics card': '性能の高いチャットモデル。グラフィックカードがないと遅い',
  'A chat model for machines with 4 GB to spare': '4 GB の余裕があるパソコン向けのチャットモデル',
  'A chat model of 3 billion parameters for business texts': '30 億パラメーターの、仕事の文章向けのチャットモデル',
  'A chat model of an older kind that every llama.cpp knows': '古い型のチャットモデル。どの llama.cpp でも動く',
  'A small chat model that runs on any machine': 'どのパソコンでも動く小さなチャットモデル',
  'Finds faces with age, gender and mood, and 80 kinds of things; packages of npm':
    '顔（年齢、性別、表情）と 80 種類の物を見つける。npm のパッケージ',
  "Google's small chat model, trained to be kept in four bits":
    'Google の小さなチャットモデル。4 ビットで保存するよう学習済み',
  "Google's smallest chat model of the third generation": 'Google の第三世代で最も小さいチャットモデル',
  "Meta's small chat model": 'Meta の小さなチャットモデル',
  'Reads printed English; packages of npm': '印刷された英語を読む。npm のパッケージ',
  'Says how adult and how racy a picture is; packages of npm, those of human among them':
    '写真の性的な度合いを答える。npm のパッケージ（human のものも含む）',
  'Says which of the words that you name fit a picture': '挙げた言葉のうち写真に合うものを答える',
  'Sentences of English as 384 numbers; small and quick': '英語の文を 384 個の数に。小さくて速い',
  'Sentences of a hundred languages as 384 numbers; put "query: " or "passage: " before each text':
    '百の言語の文を 384 個の数に。文の前に "query: " か "passage: " を付ける',
  'Sentences of fifty languages as 384 numbers, made to compare sentences':
    '五十の言語の文を 384 個の数に。文どうしの比較用',
  'Tells a thousand kinds of things apart': '千種類の物を見分ける',
  'Tells hatred of groups and threats in English; the built-in model judges the other categories':
    '英語の集団への憎悪と脅しを判定する。ほかの分類は内蔵モデルが判定',
  'Texts of English as 768 numbers, at most 512 tokens each': '英語の文章を 768 個の数に。一つ 512 トークンまで',
  'Texts of a hundred languages as 1,024 numbers; for searches put "Instruct: …\\nQuery: " before the query, as its card says':
    '百の言語の文章を 1,024 個の数に。検索では、説明書のとおり検索文の前に "Instruct: …\\nQuery: " を付ける',
  'Texts of twelve languages as 384 numbers, at most 512 tokens each':
    '十二の言語の文章を 384 個の数に。一つ 512 トークンまで',
  'The smallest chat model here, of an older kind that every llama.cpp knows':
    'ここで最も小さいチャットモデル。古い型で、どの llama.cpp でも動く',
  'Writes one sentence about a photograph': '写真について一文を書く',
  'Pages of a MediaWiki: an XML dump (pages-articles or whole histories) as it is or packed as .gz, .bz2, .xz or .zst.':
    'MediaWiki のページ: XML ダンプ（pages-articles か全履歴）。そのまま、または .gz、.bz2、.xz、.zst。',
  'Code of the edition that the dump is of, such as ja; for a wiki of your own x- and a name':
    'ダンプの言語版のコード。ja など。自分のウィキなら x- と名前',
  'Persons or places that image analysis is to know: a folder that has a folder of pictures for each, by its name.':
    '画像の解析に覚えさせる人や場所: 名前を付けた写真のフォルダーを集めたフォルダー。',
  'What they are, person or place; persons unless given': 'person（人）か place（場所）。なければ人',
  'Subscriptions: an OPML file of any feed reader, or a text file with one address a line.':
    '購読: フィードリーダーの OPML ファイル、または一行に一つのアドレスを書いたファイル。',
  'the category for all of them; unless given, each goes into that of its folder, a new one where there is none':
    '全部の分類。なければフォルダーごとの分類へ（なければ新しく作る）',
  'the number of the category in the path, where it is a new one': '新しい分類なら、パスに入る番号',
  'Notes of an account: a folder of Markdown files with front matter, JSON, or JSON Lines.':
    'アカウントのノート: フロントマター付きの Markdown ファイルのフォルダー、JSON、または JSON Lines。',
  'The account they belong to; needed unless a JSON record names its own':
    '持ち主のアカウント。JSON に書かれていなければ必要',
  'The name that the account shows; its urlname unless given': 'アカウントの表示名。なければ urlname',
  'A Twitter archive (zip), a Mastodon archive (tar.gz), or JSON Lines of accounts, posts and followers.':
    'Twitter のアーカイブ（zip）、Mastodon のアーカイブ（tar.gz）、またはアカウント、投稿、フォロワーの JSON Lines。',
  "The screen name to serve an archive under, instead of the archive's own":
    'アーカイブ自身の名前の代わりに使うアカウント名',
  'Timetables as GTFS: a zip archive or its http address, a folder of its text files, or a folder of several feeds.':
    'GTFS の時刻表: zip か、その http アドレス、テキストファイルのフォルダー、または複数のフィードのフォルダー。',
  'what the feed is called, in place of its file; it takes the place of one of that name':
    'ファイル名の代わりのフィード名。同じ名前のものと入れ替わる',
  'what its files are written in, such as shift_jis, in place of what is found out':
    '判定の代わりに使う文字コード。shift_jis など',
  'Users that can be searched: Users.xml of a Stack Exchange dump, CSV with a header row, or JSON Lines.':
    '検索できる利用者: Stack Exchange のダンプの Users.xml、見出し行のある CSV、または JSON Lines。',
  'A translation memory: a TMX file, whose translations come before those of every engine.':
    '翻訳メモリー: TMX ファイル。その訳はどのエンジンの訳よりも優先される。',
  'The id of the key whose memory it is for; everybody’s unless given': 'このメモリーを使うキーの id。なければ全員',
  'the built-in assistant, which is no language model': '内蔵のアシスタント（言語モデルではありません）',
  'small models for English and Japanese, and a phrase book': '英語と日本語の小さなモデルと、例文集',
  'the built-in moderation model': '内蔵のモデレーションモデル',
  'the built-in embedding model': '内蔵の埋め込みモデル',
  'a sentence of colours, scene and things': '色、場面、物についての一文',
  'scenes by colour, light and texture': '色、明るさ、質感による場面',
  'nothing: they are not looked for': 'なし（探しません）',
  'nothing: it is not looked for': 'なし（調べません）',
  'nothing: they are not read': 'なし（読みません）',
  'wiki|a content': 'ウィキのページ',
  'users|a content': '利用者',
  'notes|a content': 'ノート',
  'social|a content': '投稿とフォロワー',
  'feeds|a content': 'フィードの購読',
  'gtfs|a content': '時刻表（GTFS）',
  'gallery|a content': '人と場所の写真',
  'translation|a content': '翻訳メモリー',
  'the built-in model for what it has no label for': 'ラベルのない分類は内蔵モデルが判定',
  'Meta\'s licence: its acceptable use policy, "Built with Llama" shown, and another licence above 700 million users a month':
    'Meta のライセンス。利用規定を守ること、"Built with Llama" と表示すること、月に 7 億人を超える利用者には別の許諾を得ること',
  "Google's Gemma terms: its prohibited use policy, passed on to whoever gets the model":
    'Google の Gemma の条件。禁止された使い方をしないこと、モデルを渡す相手にも同じ条件を伝えること',
  '0.986, mean area under the curve (Toxic Comment Classification Challenge)':
    '曲線下面積の平均 0.986（Toxic Comment Classification Challenge）',
  '63.2 % of ImageNet, zero-shot': 'ImageNet の 63.2 %（学習例なし）',
  '56.3, mean of 56 sets in English (MTEB)': '英語の 56 種の平均 56.3（MTEB）',
  '64.3, mean of tasks (MTEB, multilingual)': '課題の平均 64.3（MTEB、多言語）',
  '9 on the Intelligence Index, reasoning': 'Intelligence Index で 9（推論あり）',
  '16 on the Intelligence Index, reasoning': 'Intelligence Index で 16（推論あり）',
  '27 on the Intelligence Index, reasoning': 'Intelligence Index で 27（推論あり）',
  '6.5 on the Intelligence Index, reasoning': 'Intelligence Index で 6.5（推論あり）',
}
