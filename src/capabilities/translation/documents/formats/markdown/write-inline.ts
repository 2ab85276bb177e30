import type { Inline } from '../../inline/inline.ts'
import type { Block } from './find-blocks.ts'
import type { MarkdownPayload } from './read-inline.ts'

/** The words of a block with its marks; what a translation has of characters that mean something in Markdown is escaped. */
export function writeInline(inlines: readonly Inline<MarkdownPayload>[], { prefix, isCell }: Block): string {
  const written = inlines.map((inline) => write(inline, prefix)).join('')
  const safe = isCell ? written.replaceAll(/(?<!\\)\|/g, '\\|') : written
  // At the beginning of a line these are headings, lists and quotations.
  return safe.replace(/^(\d{1,9})([.)]\s)/, '$1\\$2').replace(/^(?:[#>]|[-+*]\s|={3}|-{3})/, '\\$&')
}

function write(inline: Inline<MarkdownPayload>, prefix: string): string {
  if (inline.kind === 'text') return escape(inline.text)
  if (inline.kind === 'fixed') return inline.text
  const { before, after } = inline.payload
  if (inline.kind === 'group') return before + inline.children.map((child) => write(child, prefix)).join('') + after
  return inline.kind === 'break' ? before.replace(/\n.*/s, `\n${prefix}`) : before
}

function escape(text: string): string {
  return text
    .replaceAll(/[\\`[\]]/g, '\\$&')
    .replaceAll(/(?<!\s)\*|\*(?!\s)/g, '\\*')
    .replaceAll(/(?<![\p{L}\p{N}\s])_|_(?![\p{L}\p{N}\s])/gu, '\\_')
    .replaceAll(/<(?=[a-zA-Z/!?])/g, '\\<')
    .replaceAll(/&(?=#?\w{1,31};)/g, '&amp;')
}
