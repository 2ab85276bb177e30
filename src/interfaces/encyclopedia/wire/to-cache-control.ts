/** What MediaWiki answers to `maxage` and `smaxage` (mediawiki.org/wiki/API:Caching_data); without them nothing is kept. */
export function toCacheControl(parameters: ReadonlyMap<string, string>): string {
  const maxAge = toSeconds(parameters.get('maxage'))
  const sharedMaxAge = toSeconds(parameters.get('smaxage'))
  if (maxAge === 0 && sharedMaxAge === 0) return 'private, must-revalidate, max-age=0'
  return `public, s-maxage=${sharedMaxAge}, max-age=${maxAge}`
}

function toSeconds(text: string | undefined): number {
  const seconds = Number(text ?? 0)
  return Number.isSafeInteger(seconds) && seconds > 0 ? seconds : 0
}
