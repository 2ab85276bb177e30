import type { Units } from '../inline/units.ts'
import type { XmlElement, XmlNode } from '../xml/parse-xml.ts'
import { readRuns, writeRuns } from './paragraph.ts'

/** Of a paragraph: what stands before its runs and behind them. */
const [leading, trailing] = [new Set(['pPr']), new Set(['endParaRPr'])]

/** Every paragraph; those within others, in text boxes, come first. */
export function readParagraphs(
  nodes: readonly XmlNode[],
  isParagraph: (element: XmlElement) => boolean,
  units: Units,
): void {
  for (const node of nodes) {
    if (node.kind !== 'element') continue
    readParagraphs(node.children, isParagraph, units)
    if (isParagraph(node)) readParagraph(node, units)
  }
}

function readParagraph(paragraph: XmlElement, units: Units): void {
  const isOf = (set: ReadonlySet<string>) => (node: XmlNode) => node.kind === 'element' && set.has(node.localName)
  const before = paragraph.children.filter(isOf(leading))
  const after = paragraph.children.filter(isOf(trailing))
  const runs = readRuns(paragraph.children.filter((node) => !before.includes(node) && !after.includes(node)))
  if (!runs) return
  units.addInlines(runs.inlines, (translated) => {
    paragraph.children = [...before, { kind: 'raw', raw: writeRuns(translated, runs.base) }, ...after]
  })
}
