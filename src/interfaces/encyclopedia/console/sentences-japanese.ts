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
  'There is no edition "{code}" here.': '言語版「{code}」はここにありません。',

  // What the page of an article says around it, cut where a link stands.
  'Categories:': 'カテゴリー:',
  'In other languages:': 'ほかの言語:',
  'Redirected from': '転送元:',
  'From {site},': '出典: {site}、',
  'From {site}. Its licence is that of this wiki.': '出典: {site}。ライセンスはこのウィキのものです。',
  'From {site}, as of {date}. Its licence is that of this wiki.':
    '出典: {site}（{date} 現在）。ライセンスはこのウィキのものです。',
  'From {site}. The text is available under': '出典: {site}。文章のライセンス:',
  'From {site}, as of {date}. The text is available under': '出典: {site}（{date} 現在）。文章のライセンス:',
  ', as of {date}. Its licence is that of this wiki.': '（{date} 現在）。ライセンスはこのウィキのものです。',
  '. Its licence is that of this wiki.': '。ライセンスはこのウィキのものです。',
  ', as of {date}. The text is available under': '（{date} 現在）。文章のライセンス:',
  '. The text is available under': '。文章のライセンス:',
} satisfies Dictionary
