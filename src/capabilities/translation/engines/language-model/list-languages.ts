import { OperatorError } from '../../../../libraries/errors/operator-error.ts'
import { readList } from '../../../../kernel/foundation/config/read-list.ts'
import { toLanguageTag } from '../../domain/language-tag.ts'

/** @throws OperatorError for what names no language */
export function listLanguages(setting: string): readonly string[] {
  const tags = readList(setting).map((code) => {
    const tag = toLanguageTag(code)
    if (tag === undefined) throw new OperatorError(`TRANSLATION_MODEL_LANGUAGES names "${code}", which is no language.`)
    return tag
  })
  return [...new Set(tags)]
}
