/** On narrow pages the list of pages waits behind a button. */
export function openMenu(): void {
  const button = document.querySelector<HTMLElement>('.site-menu')
  const pages = document.querySelector<HTMLElement>('.site-pages')
  if (!button || !pages) return
  const show = (isOpen: boolean) => {
    pages.classList.toggle('is-open', isOpen)
    button.setAttribute('aria-expanded', String(isOpen))
  }
  const first = pages.querySelector<HTMLElement>('[aria-current]') ?? pages.querySelector('summary')
  button.addEventListener('click', () => {
    const isOpen = button.getAttribute('aria-expanded') !== 'true'
    show(isOpen)
    // The search and the switches stand between the button and the list.
    if (isOpen) first?.focus({ preventScroll: true })
  })
  pages.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    show(false)
    button.focus()
  })
  pages.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
  // The list scrolled by itself; the page stays where it was.
  if (location.hash === '') scrollTo(0, 0)
}
