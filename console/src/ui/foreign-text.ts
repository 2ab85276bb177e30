/**
 * What HTML says that nobody has cleaned: it is parsed into a document that runs nothing and fetches
 * nothing, and only its text is taken.
 */
export function readText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll(/\s+/g, ' '), 'text/html')
  for (const element of body.querySelectorAll('script, style')) element.remove()
  for (const element of body.querySelectorAll('p, br, li, div, h1, h2, h3, h4')) element.append('\n')
  return (body.textContent ?? '')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim()
}

/** An address that a link may lead to; others, `javascript:` among them, are none. */
export function toSafeAddress(link: string): string | undefined {
  return /^https?:\/\//i.test(link) ? link : undefined
}
