import { isTypedInto } from '../ui/platform.ts'
import { addScript } from './add-script.ts'

/** The search, whose code and entries are read when it is first gone to. */
export function openSearch(): void {
  const place = document.querySelector<HTMLElement>('.site-search')
  const input = place?.querySelector('input')
  if (!place || !input) return
  place.hidden = false
  input.addEventListener('focus', () => addScript('search.js'), { once: true })
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return
    event.preventDefault()
    input.focus()
  })
}
