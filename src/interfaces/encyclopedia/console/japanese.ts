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
} satisfies Dictionary
