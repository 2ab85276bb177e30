import * as Type from 'typebox'
import type { FormFile } from '../../../kernel/wire/contract.ts'

const maxTexts = 128

const Source = Type.String({ description: 'From which language; auto to have it found out' })
const Target = Type.String({ description: 'Into which language' })

export const TranslateRequest = Type.Object({
  q: Type.Union([Type.String(), Type.Array(Type.String(), { minItems: 1, maxItems: maxTexts })], {
    description: 'A text, or several in JSON',
  }),
  source: Source,
  target: Target,
  format: Type.Optional(Type.String({ default: 'text', description: 'text or html' })),
  alternatives: Type.Optional(
    Type.Union([Type.Integer(), Type.String()], { description: 'How many others, up to 10' }),
  ),
  glossary_id: Type.Optional(Type.String({ description: 'Ours: a glossary made by /v2/glossaries with the same key' })),
})

const Detected = Type.Object({
  confidence: Type.Number({ description: 'From 0 to 100' }),
  language: Type.String(),
})

const OneOrMany = <Each extends Type.TSchema>(each: Each) => Type.Union([each, Type.Array(each)])

export const Translations = Type.Object({
  translatedText: OneOrMany(Type.String()),
  detectedLanguage: Type.Optional(OneOrMany(Detected)),
  confidence: Type.Optional(
    OneOrMany(
      Type.Union([Type.Number(), Type.Null()], { description: 'Ours: from 0 to 1 where no engine stands by it' }),
    ),
  ),
  alternatives: Type.Optional(Type.Array(Type.Union([Type.String(), Type.Array(Type.String())]))),
})

export const DetectRequest = Type.Object({ q: Type.String() })

export const Detections = Type.Array(Detected)

export const FileRequest = Type.Object({
  file: Type.Unsafe<FormFile | string>({
    contentMediaType: 'application/octet-stream',
  }),
  source: Source,
  target: Target,
})

export const TranslatedFile = Type.Object({
  translatedFileUrl: Type.String(),
})

export const filePath = Type.Object({ file: Type.String({ description: 'As given' }) })

export const FileContent = Type.Unsafe<Uint8Array>(Type.String({ format: 'binary' }))

export const Suggestion = Type.Object({
  q: Type.String(),
  s: Type.String(),
  source: Type.String(),
  target: Type.String(),
})

/** What LibreTranslate answers where suggestions are taken, so that programs made from this contract know it; never said here. */
export const SuggestionTaken = Type.Object({ success: Type.Boolean() })
