import { type Static, Type } from 'typebox'
import { Check } from 'typebox/value'
import { toLanguageTag } from '../../domain/language-tag.ts'

/** Folders are named after it. */
const languagePattern = '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$'

/**
 * A record of Mozilla's Remote Settings, collection `translations-models-v2`: one file of a model. `attachment` is the file as it is
 * fetched, compressed by Zstandard; `decompressed…` is what comes out. The collection before it had `size` and `hash` for these,
 * `fromLang` and `toLang`, and files that were not compressed.
 */
const modelRecordSchema = Type.Object({
  name: Type.String({ pattern: '^\\w[\\w.-]{0,199}$' }),
  fileType: Type.String(),
  sourceLanguage: Type.String({ pattern: languagePattern }),
  targetLanguage: Type.String({ pattern: languagePattern }),
  version: Type.String(),
  architecture: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  decompressedSize: Type.Optional(Type.Number()),
  decompressedHash: Type.Optional(Type.String()),
  /** For whom the record is; everybody where it is empty. */
  filter_expression: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  attachment: Type.Object({
    filename: Type.Optional(Type.String()),
    location: Type.String(),
    hash: Type.String(),
    size: Type.Number(),
  }),
})

export type ModelRecord = Static<typeof modelRecordSchema>

/** The records in an answer of the registry; those of other shapes are none of ours. Undefined where it is no such answer. */
export function readRecords(answer: unknown): readonly ModelRecord[] | undefined {
  if (!Check(Type.Object({ data: Type.Array(Type.Unknown()) }), answer)) return undefined
  return answer.data.filter((record) => Check(modelRecordSchema, record)).filter(namesLanguages)
}

function namesLanguages({ sourceLanguage, targetLanguage }: ModelRecord): boolean {
  return [sourceLanguage, targetLanguage].every((code) => toLanguageTag(code) !== undefined)
}
