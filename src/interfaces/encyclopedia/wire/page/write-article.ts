import { encodeTitle } from '../../../../dialects/mediawiki/encode-title.ts'
import { escapeHtmlFully } from '../../../../dialects/mediawiki/escape-html.ts'
import type { Article } from '../../port.ts'
import { writeLink, writePage } from './write-page.ts'

/** From so many chapters on a page lists them at its beginning. */
const minChapters = 4

/** The page of an article. Words about it are in English, as everything that this server says is. */
export function writeArticle(article: Article, folder: string): string {
  const { title, language, direction, html, source } = article
  const main = [
    writeRedirect(article, folder),
    writeContents(article),
    html,
    writeNotes(article),
    writeRelated(article),
    writeSource(article),
  ]
  const shown = main.filter((part) => part !== '').join('\n')
  return writePage({ language, direction, title, siteName: source.siteName, main: shown }, folder)
}

function writeRedirect({ redirectedFrom }: Article, folder: string): string {
  if (redirectedFrom === undefined) return ''
  const address = `${folder}${encodeTitle(redirectedFrom)}?redirect=no`
  return `<p class="note" lang="en" dir="ltr">Redirected from ${writeLink({ name: redirectedFrom, address })}</p>`
}

function writeContents({ headings }: Article): string {
  const chapters = headings.filter(({ level }) => level === 2)
  if (chapters.length < minChapters) return ''
  const items = chapters.map(({ anchor, words }) => `<li><a href="#${anchor}">${words}</a></li>`)
  return `<nav aria-label="Contents"><ul>${items.join('')}</ul></nav>`
}

function writeNotes({ notes }: Article): string {
  if (notes.length === 0) return ''
  const items = notes.map((note, index) => `<li id="note-${index + 1}">${note}</li>`)
  return `<hr><ol class="notes">${items.join('\n')}</ol>`
}

function writeRelated({ categories, editions }: Article): string {
  const line = (label: string, links: readonly string[]) =>
    links.length === 0 ? '' : `<p><span lang="en" dir="ltr">${label}:</span> ${links.join(' · ')}</p>`
  const categoryLinks = categories.map((category) => writeLink(category))
  const editionLinks = editions.map((edition) => writeLink(edition, 'noreferrer'))
  const lines = line('Categories', categoryLinks) + line('In other languages', editionLinks)
  return lines === '' ? '' : `<footer>${lines}</footer>`
}

function writeSource({ source, title, writtenAt }: Article): string {
  const { siteName, address, licence } = source
  const home = address === undefined ? '' : `, ${writeLink({ name: title, address }, 'noreferrer')}`
  const date = new Date(writtenAt)
  const written = Number.isNaN(date.getTime()) ? '' : `, as of ${date.toISOString().slice(0, 10)}`
  const terms = licence
    ? `The text is available under ${writeLink(licence, 'license noreferrer')}.`
    : 'Its licence is that of this wiki.'
  return `<p class="note" lang="en" dir="ltr">From ${escapeHtmlFully(siteName)}${home}${written}. ${terms}</p>`
}
