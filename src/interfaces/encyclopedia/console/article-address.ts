const pattern = /^\/encyclopedia\/([^/]+)\/wiki\/(.+)$/

/** Where an article stands as a page to read, from the server's root. */
export function addressOf(language: string, title: string): string {
  const written = title.replaceAll(' ', '_').split('/').map(encodeURIComponent).join('/')
  return `/encyclopedia/${encodeURIComponent(language)}/wiki/${written}`
}

/** The article that a link of a page leads to; undefined for links that lead elsewhere. */
export function readAddress(
  href: string,
  origin: string,
): { readonly language: string; readonly title: string } | undefined {
  const url = URL.parse(href, origin)
  const [, language, title] = (url?.origin === origin && pattern.exec(url.pathname)) || []
  if (language === undefined || title === undefined) return undefined
  return { language: decodeURIComponent(language), title: decodeURIComponent(title).replaceAll('_', ' ') }
}
