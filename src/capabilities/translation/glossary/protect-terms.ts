import { decodeHTML, escapeText } from 'entities'
import type { YieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { TextFormat } from '../port.ts'
import { isOpaque } from '../texts/html/elements.ts'
import { scanMarkup } from '../texts/html/scan-markup.ts'
import { createFindTerms, type FindTerms } from './find-terms.ts'
import type { ProtectedText } from '../domain/glossary.ts'
import type { GlossaryEntry } from '../domain/glossary-set.ts'

const open = '<span translate="no">'
const close = '</span>'

/** Of a term, an engine sees only its wanted translation, in an element that every engine leaves alone. */
export async function createProtect(
  language: string,
  entries: readonly GlossaryEntry[],
  yieldToEventLoop: YieldToEventLoop,
): Promise<(text: string, format: TextFormat) => ProtectedText> {
  const findTerms = await createFindTerms(language, entries, yieldToEventLoop)
  return (text, format) => (format === 'html' ? protectHtml(text, findTerms) : protectPlain(text, findTerms))
}

function protectPlain(text: string, findTerms: FindTerms): ProtectedText {
  const marked = markTerms(text, findTerms)
  if (marked === undefined) return { text, format: 'text', restore: (translation) => translation }
  // Line breaks mean nothing in HTML; as elements they come back.
  return { text: marked.replaceAll('\n', '<br/>'), format: 'html', restore: toPlain }
}

function toPlain(html: string): string {
  return scanMarkup(html, false)
    .map((piece) => {
      if (piece.kind === 'text') return decodeHTML(piece.raw)
      return 'name' in piece && piece.name === 'br' ? '\n' : ''
    })
    .join('')
}

function protectHtml(html: string, findTerms: FindTerms): ProtectedText {
  let depth = 0
  let count = 0
  const text = scanMarkup(html, false)
    .map((piece) => {
      if (piece.kind === 'open' && (depth > 0 || isOpaque(piece, new Set()))) depth++
      if (piece.kind === 'close' && depth > 0) depth--
      const marked = piece.kind === 'text' && depth === 0 ? markTerms(decodeHTML(piece.raw), findTerms) : undefined
      if (marked !== undefined) count++
      return marked ?? piece.raw
    })
    .join('')
  if (count === 0) return { text: html, format: 'html', restore: (translation) => translation }
  return { text, format: 'html', restore: unwrap }
}

/** Takes our own elements out again. */
function unwrap(html: string): string {
  let inside = false
  return scanMarkup(html, false)
    .map((piece) => {
      if (piece.kind === 'open' && piece.raw === open) {
        inside = true
        return ''
      }
      if (!inside || piece.kind !== 'close' || piece.name !== 'span') return piece.raw
      inside = false
      return ''
    })
    .join('')
}

/** As HTML; undefined where no term stands in the text. */
function markTerms(text: string, findTerms: FindTerms): string | undefined {
  const found = findTerms(text)
  if (found.length === 0) return undefined
  let written = ''
  let at = 0
  for (const { begin, end, target } of found) {
    written += escapeText(text.slice(at, begin)) + open + escapeText(target) + close
    at = end
  }
  return written + escapeText(text.slice(at))
}
