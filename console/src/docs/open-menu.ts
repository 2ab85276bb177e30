/** On narrow pages the list of pages waits behind a button. */
export function openMenu(): void {
  const button = document.querySelector<HTMLElement>('.site-menu')
  const pages = document.querySelector<HTMLElement>('.site-pages')
  if (!button || !pages) return
  const show = (isOpen: boolean) => {
    pages.classList.toggle('is-open', isOpen)
    button.setAttribute('aria-expanded', String(isOpen))
  }
  button.addEventListener('click', () => show(button.getAttribute('aria-expanded') !== 'true'))
  pages.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    show(false)
    button.focus()
  })
  pages.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
  // The list scrolled by itself; the page stays where it was.
  if (location.hash === '') scrollTo(0, 0)
}
