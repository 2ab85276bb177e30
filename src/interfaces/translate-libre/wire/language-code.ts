import { toLanguageTag } from '../../../capabilities/translation/domain/language-tag.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import { lookUp } from '../../../libraries/json/look-up.ts'

/** Codes of its models, which it takes as well. */
const ownCodes: Readonly<Record<string, string>> = { zt: 'zh-Hant', pb: 'pt-BR' }

/** @throws ServiceError for what names no language */
export function fromWireCode(code: string): string {
  const tag = toLanguageTag(lookUp(ownCodes, code.trim().toLowerCase()) ?? code.trim())
  if (tag) return tag
  throw new ServiceError('bad_language', 400, `${code.slice(0, 40)} is not supported; /languages lists what is.`)
}

/** Undefined for `auto`: it is found out. */
export function fromWireSource(code: string): string | undefined {
  return code.trim().toLowerCase() === 'auto' ? undefined : fromWireCode(code)
}

/** A language that cannot be detected is English on this wire. */
export function toWireCode(tag: string): string {
  if (tag === 'und') return 'en'
  return tag === 'zh' ? 'zh-Hans' : tag
}

const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' })

export function nameLanguage(code: string): string {
  return names.of(code) ?? code
}
