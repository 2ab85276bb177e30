import { Answer } from '../../../../kernel/wire/interface/answer.ts'
import { pageOfOneStyle } from '../../../../kernel/answering/http/page-headers.ts'
import type { ArticleAnswer, ArticleCall } from '../../port.ts'
import { pageStyle } from './page-style.ts'
import { writeArticle } from './write-article.ts'
import { writeMissing } from './write-missing.ts'

const headers = {
  ...pageOfOneStyle(pageStyle),
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
}

/** A page of HTML, or the way to one. */
export function toPageAnswer(found: ArticleAnswer, { folder }: ArticleCall): Answer<string> {
  if (found.kind === 'elsewhere')
    return new Answer('', { status: 302, headers: { ...headers, location: found.address } }, '')
  const page = found.kind === 'article' ? writeArticle(found, folder) : writeMissing(found, folder)
  return new Answer(page, { status: found.kind === 'article' ? 200 : 404, headers }, page)
}
