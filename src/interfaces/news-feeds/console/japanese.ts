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
} satisfies Dictionary
