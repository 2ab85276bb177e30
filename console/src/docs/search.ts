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
    if (isEntries(entries)) showResults(input, found, createSearch(entries))
  })
  addScript('search-index.js')
}

function isEntries(value: unknown): value is readonly SearchEntry[] {
  return Array.isArray(value) && value.every((each) => Array.isArray(each) && each.length === 4)
}
