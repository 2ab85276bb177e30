import { addScript } from './add-script.ts'
import { sayReference } from './say-reference.ts'
import { saySite } from './say-site.ts'

/** What the server wrote around the page, and what the page's own scripts leave as it is. */
const frame =
  '.skip-link, .site-menu, .site-search label, .site-console, .site-pages summary, .site-pages p, .site-contents > p, .site-neighbours small'

/** Where the text follows from contracts, so that its Japanese is known; the prose of READMEs among it is not. */
const ofContracts = /(?:^|\/)(?:reference|interfaces)\/|\/(?:index\.html)?$/

/** Puts all around the text into Japanese; prose is English, but for a few pages, and the frame says so. */
export function speakJapanese(): void {
  if (document.documentElement.lang !== 'ja') return
  for (const element of document.querySelectorAll(frame)) element.textContent = saySite(element.textContent)
  for (const element of document.querySelectorAll('.site-pages, .site-pages ul, .site-contents'))
    sayAttribute(element, 'aria-label')
  for (const element of document.querySelectorAll('.site-search input')) sayAttribute(element, 'placeholder')
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.site-pages [data-japanese]'))
    if (!link.hasAttribute('aria-current')) link.href = link.dataset.japanese ?? link.href
  for (const introduction of document.querySelectorAll<HTMLElement>('.introduction'))
    introduction.hidden = introduction.lang !== 'ja'
  const article = document.querySelector<HTMLElement>('.site-text')
  if (article && article.lang === '') beginText(article)
  loadTitles()
}

/** Says that a text is English; nothing where what it says is known in Japanese. */
function beginText(article: HTMLElement): void {
  if (isOfContracts() && !location.pathname.includes('/interfaces/')) return void (article.lang = 'ja')
  article.lang = 'en'
  article.prepend(writeNotice())
}

function isOfContracts(): boolean {
  return ofContracts.test(location.pathname)
}

function sayAttribute(element: Element, name: string): void {
  element.setAttribute(name, saySite(element.getAttribute(name) ?? ''))
}

function writeNotice(): HTMLElement {
  const { root = '' } = document.documentElement.dataset
  const notice = document.createElement('p')
  notice.className = 'site-language'
  notice.lang = 'ja'
  const link = document.createElement('a')
  const own = document.querySelector<HTMLElement>('.site-pages [data-japanese][aria-current]')?.dataset.japanese
  link.href = own ?? `${root}ja.html`
  link.textContent = saySite(own === undefined ? 'Read the introduction in Japanese' : 'Read this page in Japanese')
  notice.append(saySite('These pages are in English.'), ' ', link)
  return notice
}

/** Titles of pages come apart from the rest: those of all operations are many. */
function loadTitles(): void {
  document.addEventListener('mainstay-titles', (event) => {
    if (!(event instanceof CustomEvent)) return
    const titles: unknown = event.detail
    if (!(titles instanceof Map)) return
    putTitles(titles)
    const article = document.querySelector('.site-text')
    if (article && isOfContracts()) sayReference(article, titles)
  })
  addScript('japanese.js')
}

function putTitles(titles: ReadonlyMap<unknown, unknown>): void {
  for (const link of document.querySelectorAll<HTMLElement>('.site-pages a, .site-neighbours a')) {
    const text = [...link.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)
    const title = titles.get(text?.textContent ?? '')
    if (text && typeof title === 'string') text.textContent = title
  }
}
