import type { DocumentLanguages, DocumentLimits, OpenedDocument } from '../document-format.ts'
import { openOffice } from '../office/open-office.ts'
import { readParagraphs } from '../office/read-paragraphs.ts'

/** Slides and their notes; what every slide has of its layout stays, as its prompts are shown in the program alone. */
const parts = /^ppt\/(?:slides\/slide|notesSlides\/notesSlide|diagrams\/data|charts\/chart)\d*\.xml$/

export default function openPptx(
  bytes: Uint8Array,
  _languages: DocumentLanguages,
  limits: DocumentLimits,
): Promise<OpenedDocument> {
  return openOffice(bytes, limits, {
    main: 'ppt/presentation.xml',
    hasText: (path) => parts.test(path),
    read: (nodes, units) => readParagraphs(nodes, ({ localName }) => localName === 'p', units),
  })
}
