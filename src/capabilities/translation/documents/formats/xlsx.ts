import type { DocumentLanguages, DocumentLimits, OpenedDocument } from '../document-format.ts'
import { openOffice } from '../office/open-office.ts'
import { readParagraphs } from '../office/read-paragraphs.ts'
import { elementsIn, readAttribute, textOf, type XmlElement, type XmlNode } from '../xml/parse-xml.ts'

/** Strings of cells and of comments, and paragraphs of text boxes and charts. */
const texts = new Set(['si', 'is', 'text', 'p'])

const parts =
  /^xl\/(?:sharedStrings|worksheets\/sheet\d*|comments\d*|comments\/comment\d*|drawings\/drawing\d*|charts\/chart\d*|tables\/table\d*)\.xml$/

/**
 * Cells that hold text. Formulas, numbers and names of sheets stay, and so do the headings of tables: formulas name columns by them, and a heading that is
 * not the column's name makes a workbook that has to be repaired.
 */
export default function openXlsx(
  bytes: Uint8Array,
  _languages: DocumentLanguages,
  limits: DocumentLimits,
): Promise<OpenedDocument> {
  const headings = new Set<string>()
  return openOffice(bytes, limits, {
    main: 'xl/workbook.xml',
    hasText: (path) => parts.test(path),
    prepare(all) {
      for (const [path, nodes] of all) if (path.startsWith('xl/tables/')) addHeadings(nodes, headings)
    },
    read(nodes, units, path) {
      if (path.startsWith('xl/tables/')) return
      const isText = (element: XmlElement) => texts.has(element.localName) && !headings.has(textOf(element.children))
      readParagraphs(nodes, isText, units)
    },
  })
}

function addHeadings(nodes: readonly XmlNode[], headings: Set<string>): void {
  for (const element of elementsIn(nodes)) {
    const name = element.localName === 'tableColumn' ? readAttribute(element, 'name') : undefined
    // Line breaks are written as `_x000a_` there.
    if (name !== undefined) headings.add(name.replaceAll(/_x000[ad]_/gi, '\n'))
  }
}
