import { editionPrefixes, projectAddresses } from '../../../../../dialects/mediawiki/interwiki-prefixes.ts'
import type { Call } from '../call.ts'
import { findInterwikiUrl } from '../interwiki-urls.ts'
import { nameLanguage } from '../name-language.ts'

/** Languages by their code, each named in its own. */
export function toWireLanguages({ form }: Call) {
  return [...editionPrefixes].toSorted().map((code) => ({
    code,
    bcp47: code,
    [form.text('name')]: nameLanguage(code, code),
  }))
}

/** Prefixes that lead to other wikis, and where; a dump names none, so these are Wikimedia's. */
export function toWireInterwikiMap({ form }: Call) {
  const prefixes = [...editionPrefixes, ...projectAddresses.keys()].toSorted()
  return prefixes.map((prefix) => ({
    prefix,
    ...(editionPrefixes.has(prefix) ? { ...form.flags({ local: true }), language: nameLanguage(prefix, prefix) } : {}),
    url: findInterwikiUrl(prefix) ?? '',
    ...form.flags({ protorel: false }),
  }))
}
