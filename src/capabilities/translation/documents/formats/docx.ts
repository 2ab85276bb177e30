import type { DocumentLanguages, DocumentLimits, OpenedDocument } from '../document-format.ts'
import { openOffice } from '../office/open-office.ts'
import { readParagraphs } from '../office/read-paragraphs.ts'

/** The text, headers, footers, notes, comments, and diagrams and charts in it. */
const parts =
  /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes|comments|diagrams\/data\d*|charts\/chart\d*)\.xml$/

export default function openDocx(
  bytes: Uint8Array,
  _languages: DocumentLanguages,
  limits: DocumentLimits,
): Promise<OpenedDocument> {
  return openOffice(bytes, limits, {
    main: 'word/document.xml',
    hasText: (path) => parts.test(path),
    read: (nodes, units) => readParagraphs(nodes, ({ localName }) => localName === 'p', units),
  })
}
