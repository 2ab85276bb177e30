import { toLanguage } from '../dialects/mediawiki/languages.ts'

/** Address of an edition's `api.php`. The specification's `jp` is `ja` in addresses; the other codes are their own. */
export function toEndpoint(baseUrl: string, languageCode: string): string {
  const base = baseUrl.replaceAll('{lang}', toLanguage(languageCode))
  return base.endsWith('/api.php') ? base : `${base}/w/api.php`
}
