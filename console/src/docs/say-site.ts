/** What /docs says around its pages, which are English: in English, or in Japanese where that is the reader's. */
const japanese: ReadonlyMap<string, string> = new Map([
  ['Skip to the content', '本文へ'],
  ['Pages', 'ページ一覧'],
  ['Search these pages', 'ドキュメントを検索'],
  ['Console', 'コンソール'],
  ['Use it', '使う'],
  ['Run it', '動かす'],
  ['Extend it', '広げる'],
  ['Begin', 'はじめに'],
  ['Interfaces', 'インターフェース'],
  ['Tasks', 'やりたいこと'],
  ['Reference', 'リファレンス'],
  ['Operation', '運用'],
  ['The project', 'プロジェクト'],
  ['Parts and models', '部品とモデル'],
  ['On this page', 'このページの内容'],
  ['Before', '前'],
  ['Next', '次'],
  ['Commands of', 'コマンドの書き方'],
  ['Installed', 'インストール版'],
  ['Clone', 'クローン'],
  ['Colours', '配色'],
  ['Auto', '自動'],
  ['Light', '明'],
  ['Dark', '暗'],
  ['Language', '言語'],
  ['Languages', 'プログラムの言語'],
  ['Copy', 'コピー'],
  ['Copied', 'コピーしました'],
  ['Not copied', 'コピーできません'],
  ['Nothing holds all these words.', 'すべての言葉を含むページはありません。'],
  ['{count} found', '{count} 件'],
  ['These pages are in English.', 'このページは英語です。'],
  ['Read the introduction in Japanese', '日本語の紹介を読む'],
  ['Read this page in Japanese', 'このページを日本語で読む'],
])

/** In the language of the page's frame. */
export function saySite(english: string): string {
  return document.documentElement.lang === 'ja' ? (japanese.get(english) ?? english) : english
}
