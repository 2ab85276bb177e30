import * as Type from 'typebox'

export const languageQuery = Type.Object({
  type: Type.Optional(
    Type.Union([Type.Literal('source'), Type.Literal('target')], { default: 'source', description: 'From or into' }),
  ),
})

const Language = Type.Object({
  language: Type.String({ description: 'Such as JA or EN-GB' }),
  name: Type.String({ description: 'Its name in English' }),
  supports_formality: Type.Optional(Type.Boolean()),
})

export const LanguageList = Type.Array(Language)
