import * as Type from 'typebox'
import { Texts } from './translation.ts'

export const RephraseRequest = Type.Object({
  text: Texts,
  target_lang: Type.Optional(Type.String()),
  writing_style: Type.Optional(Type.String({ description: 'academic, business, casual or simple' })),
  tone: Type.Optional(Type.String({ description: 'confident, diplomatic, enthusiastic or friendly' })),
})

export const Improvements = Type.Object({
  improvements: Type.Array(
    Type.Object({ text: Type.String(), detected_source_language: Type.String(), target_language: Type.String() }),
  ),
})
