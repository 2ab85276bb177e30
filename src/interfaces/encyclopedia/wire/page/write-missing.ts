import { escapeHtmlFully } from '../../../../dialects/mediawiki/escape-html.ts'
import type { MissingArticle } from '../../port.ts'
import { writeLink, writePage } from './write-page.ts'

/** What is shown in place of an article that is not there. */
export function writeMissing({ title, siteName, suggestions }: MissingArticle, folder: string): string {
  const items = suggestions.map((suggestion) => `<li>${writeLink(suggestion)}</li>`)
  const found = items.length === 0 ? '' : `\n<p>Did you mean one of these?</p>\n<ul>${items.join('')}</ul>`
  const main = `<p>There is no page “${escapeHtmlFully(title)}” in ${escapeHtmlFully(siteName)}.</p>${found}`
  return writePage({ language: 'en', direction: 'ltr', title: 'Not found', siteName, main }, folder)
}
