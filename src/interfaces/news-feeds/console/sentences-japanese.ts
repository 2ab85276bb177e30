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
  'The document is a web page, not a feed. It points to a feed: {addresses}':
    'フィードではなくウェブページです。このページが示すフィード: {addresses}',
  'The document is a web page, not a feed. It points to feeds: {addresses}':
    'フィードではなくウェブページです。このページが示すフィード: {addresses}',
  'Send the list as the body.': '一覧を本文として送ってください。',
  'The list has an outline with more than {count} attributes.': '一覧に、属性が {count} 個を超える項目があります。',
  'The list has outlines more than {count} deep: close each with "/>" or "</outline>", or send one address a line.':
    '一覧の入れ子が {count} 段を超えています。"/>" か "</outline>" で閉じるか、一行に一つのアドレスで送ってください。',
  'The document could not be read ({reason}).': 'フィードを読めませんでした（{reason}）。',
  'No entries understood: the feed has none, or has them in a form that is not known here.':
    '記事が見つかりません。記事がないか、知られていない形です。',
  'The server says that the feed is gone for good (410); it is asked no more.':
    'サーバーが、このフィードはもうないと答えました（410）。以後は読みません。',
  '"{name}" cannot be a category: letters, digits, ".", "_" and "-" can, 64 at most.':
    '「{name}」は分類の名前になりません。使えるのは文字、数字、「.」「_」「-」で、64 文字までです。',
  'The document nests elements more than {count} deep.': 'フィードの入れ子が {count} 段を超えています。',
} satisfies Dictionary
