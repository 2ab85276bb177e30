import * as Type from 'typebox'

/** In a form every value is a text, in JSON a switch may be a switch. */
const Switch = Type.Union([Type.Boolean(), Type.Literal(0), Type.Literal(1), Type.String()])

const Tags = Type.Union([Type.String(), Type.Array(Type.String(), { maxItems: 1_000 })])

const maxTexts = 50

export const Texts = Type.Union([Type.String(), Type.Array(Type.String(), { minItems: 1, maxItems: maxTexts })], {
  description: 'Repeated, up to 50 texts',
})

export const TranslateRequest = Type.Object({
  text: Texts,
  target_lang: Type.String({ description: 'Into which language, such as JA or EN-GB' }),
  source_lang: Type.Optional(Type.String({ description: 'From which language; found out when absent' })),
  context: Type.Optional(Type.String({ description: 'Text around it, which is not translated' })),
  tag_handling: Type.Optional(
    Type.String({ description: 'html or xml: tags stay as they are; plain text when absent' }),
  ),
  ignore_tags: Type.Optional(Tags),
  split_sentences: Type.Optional(
    Type.Union([...Switch.anyOf], { description: 'nonewlines: line breaks end no sentence' }),
  ),
  preserve_formatting: Type.Optional(Switch),
  formality: Type.Optional(Type.String({ description: 'default, more, less, prefer_more or prefer_less' })),
  glossary_id: Type.Optional(Type.String()),
  show_billed_characters: Type.Optional(Switch),
  model_type: Type.Optional(Type.String()),
})

const Translation = Type.Object({
  detected_source_language: Type.String({ description: 'Such as EN: as given or as found out' }),
  text: Type.String(),
  confidence: Type.Optional(
    Type.Number({
      description: 'Ours: from 0 to 1 where no engine stands by it',
    }),
  ),
  billed_characters: Type.Optional(Type.Integer()),
  model_type_used: Type.Optional(Type.String()),
})

export const Translations = Type.Object({
  translations: Type.Array(Translation, { description: 'In the order of the texts' }),
})

export const Usage = Type.Object({
  character_count: Type.Integer({ description: 'Since midnight UTC' }),
  character_limit: Type.Integer({ description: 'Of a day' }),
})
