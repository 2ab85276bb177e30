/** The search of /docs: waits for the entries, then answers while somebody types. Nothing leaves the page. */
import { addScript } from './add-script.ts'
import { createSearch, type SearchEntry } from './create-search.ts'
import { showResults } from './show-results.ts'

const input = document.querySelector<HTMLInputElement>('.site-search input')
const found = document.getElementById('found')
if (input && found) {
  document.addEventListener('mainstay-search-entries', (event) => {
    if (!(event instanceof CustomEvent)) return
    const entries: readonly SearchEntry[] = event.detail
    showResults(input, found, createSearch(entries))
  })
  addScript('search-index.js')
}
