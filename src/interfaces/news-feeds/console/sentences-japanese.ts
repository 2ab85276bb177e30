import type { Dictionary } from '../../../../console/src/words/say.ts'

/** The Japanese of what this wire says of subscriptions, and of feeds that cannot be read; the names in braces are filled in there. */
export default {
  'There is no category "{name}"; there are {names}. A new one needs a segment, the number in its path, such as 40.':
    '分類「{name}」はありません。あるのは {names} です。新しい分類には番号（パスに入る 40 などの数）が必要です。',
  'The category "{name}" has the number {number}, not {other}.':
    '分類「{name}」の番号は {other} ではなく {number} です。',
  'There is no category at {path}; "mainstay feeds categories" lists them.':
    '{path} に分類はありません。"mainstay feeds categories" で分類の一覧が見られます。',
  'The number of a category is an integer from 0 to {largest}.': '分類の番号は 0 から {largest} までの整数です。',
  'The body lists no feeds: neither OPML nor one address a line.':
    'ファイルにフィードがありません。OPML でも、一行に一つのアドレスでもありません。',
  'There is no subscription to {url}; "mainstay feeds list" shows them.':
    '{url} は購読していません。"mainstay feeds list" で購読の一覧が見られます。',
  'Somebody else ended this subscription at the same moment; subscribe again.':
    '同じときにほかの人がこの購読をやめました。もう一度購読してください。',
  'The document is empty.': 'フィードの中身が空です。',
  'The document is neither XML nor JSON, so it is no feed.': 'XML でも JSON でもないので、フィードではありません。',
  'The document is XML, but <{root}> is no feed.': 'XML ですが、<{root}> はフィードではありません。',
  'The document is JSON, but not a JSON Feed.': 'JSON ですが、JSON Feed ではありません。',
  'The document begins like JSON, but is broken.': 'JSON のように始まりますが、壊れています。',
  'The document is a web page, not a feed.': 'フィードではなくウェブページです。',
} satisfies Dictionary
