import type { Markup, Tag } from './scan-markup.ts'

/**
 * Which closing tag ends which opening one, by their places among the pieces. A tag without its other half is in no pair; what stands in an
 * opaque element is not looked at.
 */
export function pairTags(pieces: readonly Markup[], isOpaque: (tag: Tag) => boolean): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>()
  const open: { readonly name: string; readonly index: number }[] = []
  /** How many elements of each name lie open: closing tags that close nothing are passed over without a search. */
  const openNames = new Map<string, number>()
  const count = (name: string, change: number) => openNames.set(name, (openNames.get(name) ?? 0) + change)
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index]
    if (piece?.kind === 'open' && isOpaque(piece)) index = findClose(pieces, index)
    else if (piece?.kind === 'open') {
      open.push({ name: piece.name, index })
      count(piece.name, 1)
    } else if (piece?.kind === 'close' && openNames.get(piece.name)) {
      const ended = open.splice(open.findLastIndex(({ name }) => name === piece.name))
      for (const { name } of ended) count(name, -1)
      if (ended[0]) pairs.set(ended[0].index, index)
    }
  }
  return pairs
}

/** The place of the tag that closes what is opened at `index`; the last piece where none does. */
export function findClose(pieces: readonly Markup[], index: number): number {
  const opened = pieces[index]
  if (!opened || !('name' in opened)) return index
  let depth = 0
  for (let at = index; at < pieces.length; at++) {
    const piece = pieces[at]
    if (!piece || !('name' in piece) || piece.name !== opened.name) continue
    if (piece.kind === 'open') depth++
    if (piece.kind === 'close' && --depth === 0) return at
  }
  return pieces.length - 1
}
