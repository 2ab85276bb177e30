import * as Type from 'typebox'
import type { FormFile } from '../../../kernel/wire/contract.ts'

export const NewDocument = Type.Object({
  file: Type.Unsafe<FormFile | string>({
    contentMediaType: 'application/octet-stream',
    description: 'The document: txt, html, md, json, docx, pptx, xlsx, srt, po or xliff',
  }),
  filename: Type.Optional(Type.String({ maxLength: 1_024, description: 'Its name, where the file has none' })),
  target_lang: Type.String({ description: 'Into which language, such as JA or EN-GB' }),
  source_lang: Type.Optional(Type.String({ description: 'From which language; found out when absent' })),
  output_format: Type.Optional(Type.String({ description: 'That of the document alone' })),
  formality: Type.Optional(Type.String({ description: 'default, more, less, prefer_more or prefer_less' })),
  glossary_id: Type.Optional(Type.String()),
})

export const DocumentHandle = Type.Object({
  document_id: Type.String(),
  document_key: Type.String(),
})

export const documentPath = Type.Object({ document_id: Type.String() })

export const DocumentKey = Type.Object({ document_key: Type.String() })

export const DocumentStatus = Type.Object({
  document_id: Type.String(),
  status: Type.Union([
    Type.Literal('queued'),
    Type.Literal('translating'),
    Type.Literal('done'),
    Type.Literal('error'),
  ]),
  seconds_remaining: Type.Optional(Type.Integer({ description: 'A guess' })),
  billed_characters: Type.Optional(Type.Integer({ description: 'Once it is done' })),
  error_message: Type.Optional(Type.String({ description: 'Why it failed, or what is left' })),
})

export const DocumentFile = Type.Unsafe<Uint8Array>(Type.String({ format: 'binary' }))

/** Whose answer is the translated document. */
export const resultPath = '/v2/document/:document_id/result'

/** Of the form that both have; no document is kept under them. */
export const exampleDocumentId = '0'.repeat(32)
export const exampleDocumentKey = '0'.repeat(64)
