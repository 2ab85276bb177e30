import { lookUp } from '../../../libraries/json/look-up.ts'
import { toLanguageTag } from '../../../capabilities/translation/domain/language-tag.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'

/** `EN-GB`, `en-gb`, `ZH-HANS`: a language tag. @throws ServiceError for what names no language */
export function fromWireCode(code: string, field: 'source_lang' | 'target_lang'): string {
  const tag = toLanguageTag(code.trim())
  if (tag) return tag
  const message = `Value for '${field}' not supported: "${code.slice(0, 40)}" is no code of a language; GET /v2/languages lists them.`
  throw new ServiceError('bad_language', 400, message, { field })
}

/** The original's codes where they are other than the tag: Tagalog, Kurmanji, Konkani, Dari. */
const wireCodes: Readonly<Record<string, string>> = { fil: 'TL', ku: 'KMR', kok: 'GOM', 'fa-AF': 'PRS' }

/** Languages of sources have no variants on this wire. */
export function toWireSource(tag: string): string {
  const canonical = toLanguageTag(tag) ?? tag
  return lookUp(wireCodes, canonical) ?? (canonical.split('-', 1)[0] ?? canonical).toUpperCase()
}

/** Variants that a language without a region is offered as; an engine that has the language writes one of them. */
const variants: Readonly<Record<string, readonly string[]>> = {
  en: ['EN-GB', 'EN-US'],
  pt: ['PT-BR', 'PT-PT'],
  zh: ['ZH', 'ZH-HANS'],
}

/** The codes under which a language can be asked for. */
export function toWireTargets(tag: string): readonly string[] {
  const canonical = toLanguageTag(tag) ?? tag
  return lookUp(variants, canonical) ?? [lookUp(wireCodes, canonical) ?? canonical.toUpperCase()]
}

const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' })

export function nameLanguage(code: string): string {
  return names.of(code) ?? code
}
