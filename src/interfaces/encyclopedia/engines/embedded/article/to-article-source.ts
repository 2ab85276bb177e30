import { encodeTitle } from '../../../../../dialects/mediawiki/encode-title.ts'
import type { Site } from '../../../../../dialects/mediawiki/site.ts'
import type { ArticleSource } from '../../../port.ts'

/** Wikimedia's wikis with texts of their own, by the end of their hosts (foundation.wikimedia.org/wiki/Policy:Terms_of_Use, section 7). */
const wikimedia = /\.(?:wikipedia|wiktionary|wikibooks|wikinews|wikiquote|wikisource|wikiversity|wikivoyage)\.org$/

const shareAlike = { name: 'CC BY-SA 4.0', address: 'https://creativecommons.org/licenses/by-sa/4.0/' }

/** Where an article is at home, by its wiki's own address, and under which licence where that is known. */
export function toArticleSource({ name, base }: Site, title: string): ArticleSource {
  const url = URL.canParse(base) ? new URL(base) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    return { siteName: name, address: undefined, licence: undefined }
  const folder = url.pathname.slice(0, url.pathname.lastIndexOf('/') + 1)
  return {
    siteName: name,
    address: `${url.origin}${folder}${encodeTitle(title)}`,
    licence: wikimedia.test(url.hostname) ? shareAlike : undefined,
  }
}
