import { addScript } from './add-script.ts'
import { saySite } from './say-site.ts'

/** What the server wrote around the page, and what the page's own scripts leave as it is. */
const frame =
  '.skip-link, .site-menu, .site-search label, .site-console, .site-pages summary, .site-pages p, .site-contents > p, .site-neighbours small'

/** Puts all around the text into Japanese; the text itself is English, but for one page, and the frame says so. */
export function speakJapanese(): void {
  if (document.documentElement.lang !== 'ja') return
  for (const element of document.querySelectorAll(frame)) element.textContent = saySite(element.textContent)
  for (const element of document.querySelectorAll('.site-pages, .site-pages ul, .site-contents'))
    sayAttribute(element, 'aria-label')
  for (const element of document.querySelectorAll('.site-search input')) sayAttribute(element, 'placeholder')
  const article = document.querySelector<HTMLElement>('.site-text')
  if (article && article.lang === '') {
    article.lang = 'en'
    article.prepend(writeNotice())
  }
  loadTitles()
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
  link.href = `${root}ja.html`
  link.textContent = saySite('Read the introduction in Japanese')
  notice.append(saySite('These pages are in English.'), ' ', link)
  return notice
}

/** Titles of pages come apart from the rest: those of all operations are many. */
function loadTitles(): void {
  document.addEventListener('mainstay-titles', (event) => {
    if (!(event instanceof CustomEvent)) return
    const titles: unknown = event.detail
    if (titles instanceof Map) putTitles(titles)
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
