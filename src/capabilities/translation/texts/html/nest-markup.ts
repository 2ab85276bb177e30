import type { Inline } from '../../documents/inline/inline.ts'
import { findClose, pairTags } from './pair-tags.ts'
import type { Markup, Tag } from './scan-markup.ts'

export interface NestRules {
  /** Whether what an element holds stays as it is. */
  readonly isOpaque: (tag: Tag) => boolean
  readonly decode: (raw: string) => string
}

type Pieces = readonly Markup[]

interface OpenElement {
  readonly tag: Tag
  /** The place of the tag that closes it. */
  readonly end: number
  readonly children: Inline<Pieces>[]
}

/** Elements that may stand in one another; the tags of further ones are things of their own. */
const maxDepth = 100

/**
 * Pieces of markup as a paragraph. The payload of a group is its two tags, of all else the pieces as they were written; a tag without its other half is
 * a thing of its own.
 */
export function nestMarkup(pieces: Pieces, { isOpaque, decode }: NestRules): Inline<Pieces>[] {
  const pairs = pairTags(pieces, isOpaque)
  const root: Inline<Pieces>[] = []
  const open: OpenElement[] = []
  const add = (inline: Inline<Pieces>) => (open.at(-1)?.children ?? root).push(inline)
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index]
    if (!piece) break
    const innermost = open.at(-1)
    const end = pairs.get(index)
    if (piece.kind === 'text') add({ kind: 'text', text: decode(piece.raw) })
    else if (piece.kind === 'open' && isOpaque(piece)) {
      const payload = pieces.slice(index, findClose(pieces, index) + 1)
      add({ kind: 'kept', payload, shown: show(payload, decode) })
      index += payload.length - 1
    } else if (piece.kind === 'open' && end !== undefined && open.length < maxDepth)
      open.push({ tag: piece, end, children: [] })
    else if (innermost?.end === index) {
      open.pop()
      add({ kind: 'group', payload: [innermost.tag, piece], children: innermost.children })
    } else add({ kind: piece.kind === 'empty' && piece.name === 'br' ? 'break' : 'kept', payload: [piece] })
  }
  return root
}

function show(pieces: Pieces, decode: (raw: string) => string): string {
  return pieces.map(({ kind, raw }) => (kind === 'text' ? decode(raw) : '')).join('')
}
