import { decodeHTML } from 'entities'
import type { Inline as NestedInline } from '../../documents/inline/inline.ts'
import { isOpaque } from '../../texts/html/elements.ts'
import { nestMarkup, type NestRules } from '../../texts/html/nest-markup.ts'
import { joinMarkup, type Markup, scanMarkup } from '../../texts/html/scan-markup.ts'
import { splitTexts } from '../../texts/html/split-texts.ts'
import type { Block, Inline } from './inline.ts'

const rules = { isXml: false, ignoredElements: new Set<string>() }
const nesting: NestRules = { isOpaque: (tag) => isOpaque(tag, rules.ignoredElements), decode: decodeHTML }

/** Paragraphs of HTML, and what stands between them, as for every other engine. */
export function readHtml(source: string): Block[] {
  return splitTexts(scanMarkup(source, rules.isXml), rules).map((part): Block => {
    if ('raw' in part) return { kind: 'between', raw: part.raw }
    return { kind: 'paragraph', inlines: nestMarkup(part.pieces, nesting).map(toInline) }
  })
}

function toInline(inline: NestedInline<readonly Markup[]>): Inline {
  if (inline.kind === 'text' || inline.kind === 'fixed') return { kind: 'text', text: inline.text }
  if (inline.kind !== 'group') return { kind: 'kept', raw: joinMarkup(inline.payload) }
  const [open, close] = inline.payload
  return { kind: 'element', open: open?.raw ?? '', close: close?.raw ?? '', children: inline.children.map(toInline) }
}
