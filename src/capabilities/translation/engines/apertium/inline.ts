/** A paragraph as what Apertium is to make of it: words, and what only keeps its place among them. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  /** Written as it is. */
  | { readonly kind: 'kept'; readonly raw: string }
  | { readonly kind: 'element'; readonly open: string; readonly close: string; readonly children: readonly Inline[] }

/** A document in order: paragraphs, and what stands between them. */
export type Block =
  | { readonly kind: 'between'; readonly raw: string }
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }

export function hasWords(inline: Inline): boolean {
  if (inline.kind === 'element') return inline.children.some(hasWords)
  return inline.kind === 'text' && /[\p{L}\p{N}]/u.test(inline.text)
}

/** How text stands in a document: as it is, or with entities. */
export type WriteText = (text: string) => string

export function writeInlines(inlines: readonly Inline[], writeText: WriteText): string {
  return inlines.map((inline) => writeInline(inline, writeText)).join('')
}

function writeInline(inline: Inline, writeText: WriteText): string {
  if (inline.kind === 'text') return writeText(inline.text)
  if (inline.kind === 'kept') return inline.raw
  return inline.open + writeInlines(inline.children, writeText) + inline.close
}
