import * as Type from 'typebox'

export const LanguageFields = Type.Object({
  target: Type.Optional(
    Type.String({ description: 'In which language the languages are named; no names when absent' }),
  ),
  model: Type.Optional(Type.String()),
})

const Language = Type.Object({ language: Type.String(), name: Type.Optional(Type.String()) })

export const LanguageList = Type.Object({ data: Type.Object({ languages: Type.Array(Language) }) })
