import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  Encyclopedia: '百科事典',
  'Source text and links of articles in any language edition, as MediaWiki’s api.php gives them.':
    '各言語版の記事の原文とリンクを、MediaWiki の api.php と同じ形で返します。',
  'Read an article, or list its links': '記事を読む、またはリンクを並べる',
  'The same, parameters in a form': '同じ操作をフォームで',
  'An article as a page to read, where `fullurl` leads': '読むためのページとしての記事（`fullurl` の先）',
  Article: '記事',
  'Common links': '共通のリンク',
  Edition: '言語版',
  'Title of an article': '記事の題名',
  Read: '読む',
  Back: '戻る',
  'There is no such article here.': 'この記事はここにありません。',
  'The page holds no article.': 'このページに記事がありません。',
  'Other article': 'もう一つの記事',
  Articles: '記事',
  'Find common links': '共通のリンクを探す',
  'No result ({reason}).': '結果なし（{reason}）。',
  '1 common link': '共通のリンク 1 件',
  '{count} common links': '共通のリンク {count} 件',
  '{one} and {other}': '{one} と {other}',
  '{count} requests, {time} ms': 'リクエスト {count} 件、{time} ミリ秒',
  Search: '検索',
  'Titles that two articles both link to, read from this server by the library, here in the page; links that templates bring in do not count.':
    '二つの記事がどちらもリンクしている題名です。ライブラリーがこのページの中でこのサーバーから読みます。テンプレートによるリンクは数えません。',
  'This search as code': 'この検索をコードで',
  'This search in TypeScript': 'TypeScript でのこの検索',
} satisfies Dictionary
