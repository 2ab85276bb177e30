/** The search of /docs: waits for the entries, then answers while somebody types. Nothing leaves the page. */
import { addScript } from './add-script.ts'
import { createSearch, type SearchEntry } from './create-search.ts'
import { showResults } from './show-results.ts'

const input = document.querySelector<HTMLInputElement>('.site-search input')
const found = document.getElementById('site-found')
if (input && found) {
  document.addEventListener('mainstay-search-entries', (event) => {
    if (!(event instanceof CustomEvent)) return
    const entries: unknown = event.detail
    if (isEntries(entries)) showResults(input, found, createSearch([...entries, ...listTitles()]))
  })
  addScript('search-index.js')
}

/** The titles of the list of pages, where they are said in another language than the entries are. */
function listTitles(): readonly SearchEntry[] {
  const { lang, dataset } = document.documentElement
  if (lang === 'en') return []
  const root = new URL(dataset['root'] ?? '', location.href).href
  return [...document.querySelectorAll<HTMLAnchorElement>('.site-pages a')].map(({ href, textContent: title }) => [
    href.slice(root.length),
    title,
    title,
    '',
  ])
}

function isEntries(value: unknown): value is readonly SearchEntry[] {
  return Array.isArray(value) && value.every((each) => Array.isArray(each) && each.length === 4)
}
