import type { InterwikiLink } from '../../../../../dialects/mediawiki/find-references.ts'
import type { Call } from '../call.ts'
import { toInterwikiUrl } from '../interwiki-urls.ts'
import { nameLanguage } from '../name-language.ts'

/** The same subject in other editions. */
export function toWireLanguageLinks({ form }: Call, links: readonly InterwikiLink[]): Record<string, unknown>[] {
  return links.map(({ prefix, title }) => ({
    lang: prefix,
    url: toInterwikiUrl(`${prefix}:${title}`),
    langname: nameLanguage(prefix, prefix),
    autonym: nameLanguage(prefix, prefix),
    [form.text('title')]: title,
  }))
}

export function toWireInterwikiLinks({ form }: Call, links: readonly InterwikiLink[]): Record<string, unknown>[] {
  return links.map(({ prefix, title }) => ({
    prefix,
    url: toInterwikiUrl(`${prefix}:${title}`),
    [form.text('title')]: `${prefix}:${title}`,
  }))
}
