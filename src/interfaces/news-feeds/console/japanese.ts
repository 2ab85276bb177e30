import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  'News feeds': 'ニュースフィード',
  'The entries of the feeds you subscribe to, newest first, ten a page, in categories.':
    '購読しているフィードの記事。新しい順、一ページ十件、分類別。',
  'Read a page of a category': '分類の一ページを読む',
  'List subscriptions and how they fare': '購読とその状態の一覧',
  'Subscribe to a feed': 'フィードを購読する',
  'End a subscription and take its entries away': '購読をやめて記事を消す',
  'List categories': '分類の一覧',
  'Subscribe to what another feed reader lists': 'ほかのリーダーの一覧を購読する',
  'Write subscriptions as OPML': '購読を OPML で書き出す',
  Reader: 'リーダー',
  Category: '分類',
  travel: '旅行',
  certificate: '資格',
  blog: 'ブログ',
  design: 'デザイン',
  'Search what is listed': '一覧から探す',
  Starred: '星付き',
  '★ Starred': '★ 星付き',
  '☆ Star it': '☆ 星を付ける',
  Entries: '記事',
  'Nothing here.': '何もありません。',
  'Read on: {count} of {total}': '続きを読む（{total} 件中 {count} 件）',
  'Choose an entry to read it here.': '記事を選ぶとここで読めます。',
  'Open the original': '元の記事を開く',
} satisfies Dictionary
