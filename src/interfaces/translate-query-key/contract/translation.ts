import * as Type from 'typebox'

export const maxTexts = 128

/** A text, or several: repeated in a query or a form, a list in JSON. */
export const Texts = Type.Union([Type.String(), Type.Array(Type.String(), { maxItems: maxTexts })], {
  description: 'What is asked about; repeated, up to 128 texts',
})

/** In the query, in the body, or some here and some there. */
export const TranslateFields = Type.Object({
  q: Type.Optional(Texts),
  target: Type.Optional(Type.String({ description: 'Into which language, such as ja or zh-TW' })),
  source: Type.Optional(Type.String({ description: 'From which language; found out when absent' })),
  format: Type.Optional(
    Type.Union([Type.Literal('text'), Type.Literal('html'), Type.Literal('')], {
      default: 'html',
      description: 'html, which is assumed: tags stay, and the answer has escaped entities; text: as it is',
    }),
  ),
  model: Type.Optional(Type.String({ description: 'nmt or base; there is one kind of model for both' })),
})

const Translation = Type.Object({
  translatedText: Type.String(),
  detectedSourceLanguage: Type.Optional(Type.String({ description: 'Where no source was given' })),
  confidence: Type.Optional(
    Type.Number({
      description: 'Ours: from 0 to 1 where no engine stands by it',
    }),
  ),
  model: Type.Optional(Type.String()),
})

export const Translations = Type.Object({
  data: Type.Object({ translations: Type.Array(Translation, { description: 'In the order of the texts' }) }),
})
