import * as Type from 'typebox'

/** All come with the sample content. */
export const exampleGlossaryId = '7d0a3f5e-0c1b-4f43-9a53-1f2a6a3c5e01'
export const removableGlossaryId = '7d0a3f5e-0c1b-4f43-9a53-1f2a6a3c5e02'
export const removableGlossarySetId = '7d0a3f5e-0c1b-4f43-9a53-1f2a6a3c5e03'

export const glossaryPath = Type.Object({
  glossary_id: Type.String({ description: 'As it was returned when the glossary was created' }),
})

export const NewGlossary = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 1_024 }),
  source_lang: Type.String({ description: 'Such as en' }),
  target_lang: Type.String({ description: 'Such as ja' }),
  entries: Type.String({ description: 'A term and its translation a line' }),
  entries_format: Type.Union([Type.Literal('tsv'), Type.Literal('csv')]),
})

export const Glossary = Type.Object({
  glossary_id: Type.String(),
  name: Type.String(),
  ready: Type.Boolean(),
  source_lang: Type.String(),
  target_lang: Type.String(),
  creation_time: Type.String({ description: 'ISO 8601' }),
  entry_count: Type.Integer(),
})

export const GlossaryList = Type.Object({ glossaries: Type.Array(Glossary) })

/** What callers that ask for JSON alone are given; others have the values as they are. */
export const Entries = Type.Object({ entries: Type.String({ description: 'Tab-separated values' }) })

export const GlossaryPairs = Type.Object({
  supported_languages: Type.Array(Type.Object({ source_lang: Type.String(), target_lang: Type.String() })),
})
