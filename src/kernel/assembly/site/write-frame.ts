import { escapeHtml } from '../../../libraries/text/escape-html.ts'
import { letCodeBreak } from './markdown/let-code-break.ts'
import type { Heading } from './markdown/render-markdown.ts'
import { groupOf, type NavigationGroup, type NavigationLink, neighboursOf, placeOf } from './navigation.ts'
import { type PageContent, rootOf } from './page.ts'

export interface FrameOptions {
  readonly navigation: readonly NavigationGroup[]
  /** Whether a Mainstay stands behind the pages, to be tried from them; a folder of files has none. */
  readonly isServed: boolean
  /** Where commands are `npm run mainstay -- …` unless the reader chose otherwise. */
  readonly isClone: boolean
  /** Changes with the page's own files, so that browsers do not keep old ones. */
  readonly revision: string
  /** From the page to `/docs/`; as the address has it unless given. */
  readonly root?: string
}

/** The console's own, in the page itself. */
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%231b7a80' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M11 3v18M11 4l9 13M11 4 4 17M3 21h18'/%3E%3C/svg%3E"

/** A whole page: its head, the lists of pages and headings around what it says. */
export function writeFrame(address: string, content: PageContent, options: FrameOptions): string {
  const { navigation, isServed, isClone, revision, root = rootOf(address) } = options
  const title = content.title === 'Mainstay' ? 'Mainstay' : `${escapeHtml(content.title)} - Mainstay`
  const asset = (name: string) => `${root}assets/${name}?${revision}`
  const isJapanese = /(?:^|\.)ja\.html$/.test(address)
  const place = placeOf(address)
  return `<!doctype html>
<html lang="en" data-root="${root}" data-revision="${revision}" data-commands="${isClone ? 'clone' : 'installed'}"${isServed ? ' data-served' : ''}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer"><title>${title}</title>
<link rel="icon" href="${icon}"><link rel="stylesheet" href="${asset('site.css')}">
<script src="${asset('site.js')}"></script></head>
<body class="site"><a class="skip-link" href="#site-content">Skip to the content</a>
<header class="site-head"><a class="site-name" href="${root}index.html">Mainstay</a>
<button type="button" class="menu-button site-menu" aria-expanded="false" aria-controls="site-pages">Pages</button>
<div class="site-search" role="search" hidden><label class="visually-hidden" for="site-question">Search these pages</label>
<input id="site-question" type="search" placeholder="Search these pages" autocomplete="off" aria-keyshortcuts="/"><div id="site-found"></div></div>
<div class="site-switches" hidden></div>${isServed ? '<a class="site-console" href="/">Console</a>' : ''}</header>
<nav id="site-pages" class="site-pages" aria-label="Pages">${writeNavigation(place, navigation, root)}</nav>
<main id="site-content" tabindex="-1"><div class="site-columns"><article class="site-text"${isJapanese ? ' lang="ja"' : ''}>${letCodeBreak(content.html)}
${writeNeighbours(neighboursOf(navigation, place), root)}</article>${writeContents(content.headings)}</div></main>
</body></html>
`
}

function writeNavigation(address: string, navigation: readonly NavigationGroup[], root: string): string {
  const current = groupOf(navigation, address)?.id ?? 'use'
  return navigation
    .map(({ id, title, sections }) => {
      const lists = sections.map(
        (section) =>
          `<p>${escapeHtml(section.title)}</p><ul aria-label="${escapeHtml(section.title)}">${section.links.map((link) => writeLink(link, address, root)).join('')}</ul>`,
      )
      return `<details${id === current ? ' open' : ''}><summary>${title}</summary>${lists.join('')}</details>`
    })
    .join('')
}

function writeLink(link: NavigationLink, address: string, root: string): string {
  const isHere = link.address === address
  const isAbove = isHere || link.below?.some((each) => each.address === address)
  const below = isAbove && link.below ? link.below.map((each) => writeLink(each, address, root)).join('') : ''
  const list = below && `<ul>${below}</ul>`
  const japanese = link.japanese === undefined ? '' : ` data-japanese="${root}${link.japanese}"`
  return `<li><a href="${root}${link.address}"${japanese}${isHere ? ' aria-current="page"' : ''}>${escapeHtml(link.title)}</a>${list}</li>`
}

function writeNeighbours({ before, after }: ReturnType<typeof neighboursOf>, root: string): string {
  const links = [
    before && `<a rel="prev" href="${root}${before.address}"><small>Before</small>${escapeHtml(before.title)}</a>`,
    after && `<a rel="next" href="${root}${after.address}"><small>Next</small>${escapeHtml(after.title)}</a>`,
  ].filter((link) => link !== undefined)
  return links.length === 0 ? '' : `<footer class="site-neighbours">${links.join('')}</footer>`
}

/** Headings of the second and third level; one alone needs no list. */
function writeContents(headings: readonly Heading[]): string {
  const shown = headings.filter(({ level }) => level === 2 || level === 3)
  if (shown.length < 2) return ''
  const items = shown.map(
    ({ id, text, level }) => `<li class="level-${level}"><a href="#${id}">${escapeHtml(text)}</a></li>`,
  )
  return `<nav class="site-contents" aria-label="On this page"><p>On this page</p><ul>${items.join('')}</ul></nav>`
}
