import { decodeHTML } from 'entities'
import { isOpaque, isSplitting } from './elements.ts'
import { findClose } from './pair-tags.ts'
import { joinMarkup, type Markup } from './scan-markup.ts'

export interface MarkupRules {
  readonly isXml: boolean
  /** Elements whose content is not translated, by name. */
  readonly ignoredElements: ReadonlySet<string>
}

/** The pieces of a text that is translated at once, or what stands between such texts and stays as it is. */
export type TextPart = { readonly raw: string } | { readonly pieces: readonly Markup[] }

/** Cuts markup where a paragraph, a cell or a line ends. */
export function splitTexts(pieces: readonly Markup[], { ignoredElements }: MarkupRules): TextPart[] {
  const parts: TextPart[] = []
  let inner: Markup[] = []
  const flush = () => {
    for (const part of toParts(inner)) parts.push(part)
    inner = []
  }
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index]
    if (!piece) break
    if (!('name' in piece) || !isSplitting(piece.name)) {
      inner.push(piece)
      continue
    }
    flush()
    const end = piece.kind === 'open' && isOpaque(piece, ignoredElements) ? findClose(pieces, index) : index
    parts.push({ raw: joinMarkup(pieces.slice(index, end + 1)) })
    index = end
  }
  flush()
  return parts
}

/** White space at the ends stays outside of the text, as it was written. */
function toParts(pieces: readonly Markup[]): TextPart[] {
  if (!pieces.some((piece) => piece.kind === 'text' && /[\p{L}\p{N}]/u.test(decodeHTML(piece.raw))))
    return pieces.length === 0 ? [] : [{ raw: joinMarkup(pieces) }]
  const [first, last] = [pieces[0], pieces.at(-1)]
  const before = first?.kind === 'text' ? (/^\s+/.exec(first.raw)?.[0] ?? '') : ''
  const after = last?.kind === 'text' ? last.raw.slice(last.raw.trimEnd().length) : ''
  return [{ raw: before }, { pieces: trimEnds(pieces, before, after) }, { raw: after }]
}

function trimEnds(pieces: readonly Markup[], before: string, after: string): Markup[] {
  return pieces.map((piece, index) => {
    if (piece.kind !== 'text') return piece
    const end = index === pieces.length - 1 ? piece.raw.length - after.length : piece.raw.length
    return { kind: 'text', raw: piece.raw.slice(index === 0 ? before.length : 0, end) }
  })
}
