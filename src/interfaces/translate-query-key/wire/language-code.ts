import { lookUp } from '../../../libraries/json/look-up.ts'
import { toLanguageTag } from '../../../capabilities/translation/domain/language-tag.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'

/** The original's codes where they are older or longer than a tag. */
const wireCodes: Readonly<Record<string, string>> = {
  zh: 'zh-CN',
  'zh-Hant': 'zh-TW',
  he: 'iw',
  jv: 'jw',
  nb: 'no',
  fil: 'tl',
  kok: 'gom',
}

/** @throws ServiceError for what names no language */
export function fromWireCode(code: string, field: 'source' | 'target'): string {
  const tag = toLanguageTag(code.trim())
  if (tag) return tag
  const message = `Invalid Value: the ${field} "${code.slice(0, 40)}" is no code of a language; /languages lists them.`
  throw new ServiceError('bad_language', 400, message, { field })
}

export function toWireCode(tag: string): string {
  const canonical = toLanguageTag(tag) ?? tag
  return lookUp(wireCodes, canonical) ?? canonical
}

/** The name of a language in another, which must be one that names are known in. */
export function createNames(tag: string): (code: string) => string {
  const names = new Intl.DisplayNames(tag, { type: 'language' })
  return (code) => names.of(code) ?? code
}
