import type { Dictionary } from '../../../../console/src/words/say.ts'

/** The Japanese of what the library says where two articles give no common links; the names in braces are filled in there. */
export default {
  '{words} cannot be a title.': '{words} は題名になりません。',
  '{words} is no article of the edition "{language}" at {place}.':
    '{words} という記事は、{place} の言語版「{language}」にありません。',
  '{words} are no articles of the edition "{language}" at {place}.':
    '{words} という記事は、{place} の言語版「{language}」にありません。',
  'Not every server has this edition.': 'この言語版のないサーバーもあります。',
  'The articles need more than the {count} requests allowed.':
    '記事を読むのに、許されたリクエスト {count} 件では足りません。',
  '{place} sent more than an article can hold.': '{place} が記事として大きすぎるものを返しました。',
  'There is no encyclopedia at {place}.': '{place} に百科事典はありません。',
  '{place} answered with status {status}.': '{place} が {status} を返しました。',
  'The answer of {place} is not JSON.': '{place} の返答が JSON ではありません。',
  'What was answered is not an answer of the API of MediaWiki.': '返答が MediaWiki の API のものではありません。',
} satisfies Dictionary
