import type { Found } from './create-search.ts'
import { saySite } from './say-site.ts'

/** Draws what a question finds below its input; arrows go through it, Escape leaves it. */
export function showResults(
  input: HTMLInputElement,
  place: HTMLElement,
  search: (question: string) => readonly Found[],
): void {
  const update = () => {
    const question = input.value.trim()
    const results = question === '' ? [] : search(question)
    place.replaceChildren(...(question === '' ? [] : [drawCount(results.length), drawList(results)]))
  }
  const leave = () => {
    input.value = ''
    update()
    input.focus()
  }
  input.addEventListener('input', update)
  input.parentElement?.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') leave()
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event, input, place)
    if (event.key === 'Enter' && event.target === input) place.querySelector('a')?.click()
  })
  place.addEventListener('click', ({ target }) => {
    // A result on the page that is open leads to its heading without reading the page anew.
    if (target instanceof Element && target.closest('a')) place.replaceChildren()
  })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !input.parentElement?.contains(target)) place.replaceChildren()
  })
  update()
}

function move(event: KeyboardEvent, input: HTMLElement, place: HTMLElement): void {
  event.preventDefault()
  const all: readonly HTMLElement[] = [input, ...place.querySelectorAll('a')]
  const now = all.findIndex((each) => each === document.activeElement)
  const next = now + (event.key === 'ArrowDown' ? 1 : -1)
  all[Math.min(Math.max(next, 0), all.length - 1)]?.focus()
}

function drawCount(count: number): HTMLElement {
  const line = document.createElement('p')
  line.setAttribute('role', 'status')
  line.textContent =
    count === 0 ? saySite('Nothing holds all these words.') : saySite('{count} found').replace('{count}', String(count))
  return line
}

function drawList(results: readonly Found[]): HTMLElement {
  const list = document.createElement('ul')
  const { root = '' } = document.documentElement.dataset
  for (const { address, page, heading } of results) {
    const link = document.createElement('a')
    link.href = root + address
    const title = document.createElement('strong')
    title.textContent = heading
    link.append(title, ...(page === heading ? [] : [` ${page}`]))
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  return list
}
