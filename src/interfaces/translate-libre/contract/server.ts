import * as Type from 'typebox'

export const LanguageList = Type.Array(
  Type.Object({
    code: Type.String(),
    name: Type.String({ description: 'In English' }),
    targets: Type.Array(Type.String(), { description: 'Into which languages' }),
  }),
)

const NamedLanguage = Type.Object({ code: Type.String(), name: Type.String() })

export const FrontendSettings = Type.Object({
  apiKeys: Type.Boolean(),
  charLimit: Type.Integer({ description: '-1: none but the day’s' }),
  filesTranslation: Type.Boolean(),
  frontendTimeout: Type.Integer({ description: 'Milliseconds' }),
  keyRequired: Type.Boolean(),
  language: Type.Object({ source: NamedLanguage, target: NamedLanguage }),
  suggestions: Type.Boolean(),
  supportedFilesFormat: Type.Array(Type.String()),
})

export const Spec = Type.Object({ openapi: Type.String() }, { additionalProperties: true })

export const Health = Type.Object({ status: Type.Literal('ok') })
