import { Type } from 'typebox'

export const documentSettings = {
  TRANSLATION_DOCUMENT_MAX_BYTES: Type.Integer({
    default: 10 * 1024 * 1024,
    minimum: 1_000,
    description: 'Bytes of a document; a larger one is refused. MAINSTAY_MAX_BODY_BYTES has to be larger.',
  }),
  TRANSLATION_DOCUMENT_MAX_UNPACKED_BYTES: Type.Integer({
    default: 100 * 1024 * 1024,
    minimum: 1_000,
    description: 'Bytes of all files of a document that is an archive (docx, pptx, xlsx) together, unpacked.',
  }),
  TRANSLATION_DOCUMENT_MAX_CHARACTERS: Type.Integer({
    default: 1_000_000,
    minimum: 1,
    description: 'Characters to translate in one document.',
  }),
  TRANSLATION_DOCUMENT_KEPT_MINUTES: Type.Number({
    default: 60,
    minimum: 1,
    description: 'Minutes for which a translated document waits to be fetched; once fetched it is deleted.',
  }),
}
