/** Has the console's form drawn where a page lets an operation be tried, once that comes into sight. */
export function loadTrials(): void {
  const { served, root = '', revision = '' } = document.documentElement.dataset
  const places = document.querySelectorAll('.trial')
  if (served === undefined || places.length === 0) return
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      const address = new URL(`${root}../console/docs/try-it.js?${revision}`, location.href).href
      // Without it the link to the console stays.
      void import(/* @vite-ignore */ address).catch(() => {})
    },
    { rootMargin: '200px' },
  )
  for (const place of places) observer.observe(place)
}
