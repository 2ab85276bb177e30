import type { Markup } from '../../texts/html/scan-markup.ts'
import type { Inline } from './inline.ts'

type Tag = Extract<Markup, { name: string }>

export interface NestRules {
  /** Whether what an element holds stays as it is. */
  readonly isOpaque: (tag: Tag) => boolean
  readonly decode: (raw: string) => string
}

type Pieces = readonly Markup[]

interface OpenElement {
  readonly tag: Tag
  children: Inline<Pieces>[]
}

/**
 * Pieces of markup as a paragraph. The payload of a group is its two tags, of all else the pieces as they were written; a tag without its other half is
 * a thing of its own.
 */
export function nestMarkup(pieces: Pieces, { isOpaque, decode }: NestRules): Inline<Pieces>[] {
  const root: Inline<Pieces>[] = []
  const open: OpenElement[] = []
  const add = (inline: Inline<Pieces>) => (open.at(-1)?.children ?? root).push(inline)
  const leave = () => {
    const unclosed = open.pop()
    if (!unclosed) return
    add({ kind: 'kept', payload: [unclosed.tag] })
    for (const child of unclosed.children) add(child)
  }
  const close = (piece: Tag) => {
    const at = open.findLastIndex(({ tag }) => tag.name === piece.name)
    if (at === -1) return void add({ kind: 'kept', payload: [piece] })
    while (open.length > at + 1) leave()
    const closed = open.pop()
    if (closed) add({ kind: 'group', payload: [closed.tag, piece], children: closed.children })
  }
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index]
    if (!piece) break
    if (piece.kind === 'text') add({ kind: 'text', text: decode(piece.raw) })
    else if (piece.kind === 'open' && isOpaque(piece)) {
      const end = findClose(pieces, index)
      const payload = pieces.slice(index, end + 1)
      add({
        kind: 'kept',
        payload,
        shown: payload.map((each) => (each.kind === 'text' ? decode(each.raw) : '')).join(''),
      })
      index = end
    } else if (piece.kind === 'open') open.push({ tag: piece, children: [] })
    else if (piece.kind === 'close') close(piece)
    else add({ kind: piece.kind === 'empty' && piece.name === 'br' ? 'break' : 'kept', payload: [piece] })
  }
  while (open.length > 0) leave()
  return root
}

/** The place of the tag that closes what is opened at `index`; the last piece where none does. */
export function findClose(pieces: Pieces, index: number): number {
  const opened = pieces[index]
  let depth = 0
  for (let at = index; at < pieces.length; at++) {
    const piece = pieces[at]
    if (!piece || !('name' in piece) || !opened || !('name' in opened) || piece.name !== opened.name) continue
    if (piece.kind === 'open') depth++
    if (piece.kind === 'close' && --depth === 0) return at
  }
  return pieces.length - 1
}
