import { decodeCharacterReferences } from '../character-references.ts'
import { escapeHtml } from '../escape-html.ts'
import { findVerbatim } from '../mask-verbatim.ts'
import type { KeptPieces } from './kept-pieces.ts'

const element = /^<([a-z]+)\b[^>]*>([^]*)$/i
const blocks: ReadonlySet<string> = new Set(['pre', 'source', 'syntaxhighlight'])

/** Without comments, and with marks in place of what is shown as it is written. The captions of a gallery become a list. */
export function keepVerbatim(text: string, pieces: KeptPieces): string {
  if (!text.includes('<')) return text
  let kept = ''
  let from = 0
  for (const { start, end, isComment } of findVerbatim(text)) {
    kept += text.slice(from, start)
    from = end
    if (isComment) continue
    const all = text.slice(start, end)
    const [, name = '', words = ''] = element.exec(all.slice(0, Math.max(0, all.lastIndexOf('</')))) ?? []
    kept += name.toLowerCase() === 'gallery' ? toList(words) : keepElement(name.toLowerCase(), words, pieces)
  }
  return kept + text.slice(from)
}

function keepElement(name: string, words: string, pieces: KeptPieces): string {
  const shown = escapeHtml(name === 'pre' || name === 'nowiki' ? decodeCharacterReferences(words) : words)
  if (blocks.has(name)) return `\n${pieces.keep(`<pre>${shown.replace(/^\n/, '')}</pre>`)}\n`
  return pieces.keep(name === 'math' ? `<code>${shown}</code>` : shown)
}

function toList(words: string): string {
  const captions = words.split('\n').flatMap((line) => {
    const bar = line.indexOf('|')
    return bar < 0 ? [] : [`* ${line.slice(bar + 1).trim()}`]
  })
  return `\n${captions.join('\n')}\n`
}
