import * as Type from 'typebox'

const Pair = {
  source_lang: Type.String({ description: 'en' }),
  target_lang: Type.String({ description: 'ja' }),
}

export const Dictionary = Type.Object({
  ...Pair,
  entries: Type.String({ description: 'A pair a line' }),
  entries_format: Type.Optional(Type.Union([Type.Literal('tsv'), Type.Literal('csv')], { default: 'tsv' })),
})

/** A form names them `dictionaries[0].source_lang` and so on. */
export const NewGlossarySet = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 1_024 }),
  dictionaries: Type.Optional(Type.Array(Dictionary, { minItems: 1, maxItems: 100 })),
})

export const ChangedGlossarySet = Type.Object({
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 1_024 })),
  dictionaries: Type.Optional(Type.Array(Dictionary, { maxItems: 100 })),
})

export const DictionaryDescription = Type.Object({ ...Pair, entry_count: Type.Integer() })

export const GlossarySet = Type.Object({
  glossary_id: Type.String(),
  name: Type.String(),
  dictionaries: Type.Array(DictionaryDescription),
  creation_time: Type.String({ description: 'ISO 8601' }),
})

export const GlossarySetList = Type.Object({ glossaries: Type.Array(GlossarySet) })

export const pairQuery = Type.Object(Pair)

export const DictionaryEntries = Type.Object({
  dictionaries: Type.Array(Type.Object({ ...Pair, entries: Type.String(), entries_format: Type.String() })),
})
