import { readHeading } from '../read-heading.ts'
import { type InlineOptions, renderInline } from './render-inline.ts'
import { renderList } from './render-list.ts'
import { renderTable } from './render-table.ts'

export interface Heading {
  readonly level: number
  readonly anchor: string
  /** In HTML. */
  readonly words: string
}

/** What lies deeper in one another is text. */
const maxDepth = 8

type Kind = 'blank' | 'heading' | 'item' | 'table' | 'rule' | 'preformatted' | 'piece' | 'text'

/** Paragraphs, headings, lists and tables, line by line; notes which headings there are. */
export class BlockRenderer {
  readonly headings: Heading[] = []
  readonly #options: InlineOptions
  readonly #anchors = new Map<string, number>()

  constructor(options: InlineOptions) {
    this.#options = options
  }

  *render(text: string, depth = 0): Generator<void, string> {
    const lines = text.split('\n')
    const parts: string[] = []
    for (let at = 0; at < lines.length;) {
      const kind = kindOf(lines[at] ?? '', depth)
      const end = findEnd(lines, at, kind, depth)
      parts.push(yield* this.#renderBlock(kind, lines.slice(at, end), depth))
      yield
      at = end
    }
    return parts.filter((part) => part !== '').join('\n')
  }

  *#renderBlock(kind: Kind, lines: readonly string[], depth: number): Generator<void, string> {
    const options = this.#options
    const inline = (part: string) => renderInline(part, options)
    if (kind === 'blank') return ''
    if (kind === 'rule') return '<hr>'
    if (kind === 'heading') return yield* this.#renderHeading(lines[0] ?? '')
    if (kind === 'item') return yield* renderList(lines, inline)
    if (kind === 'piece') return yield* inline((lines[0] ?? '').trim())
    if (kind === 'preformatted') return `<pre>${yield* inline(lines.map((line) => line.slice(1)).join('\n'))}</pre>`
    if (kind === 'table') return yield* this.#renderTable(lines, depth)
    const words = yield* inline(lines.join('\n').trim())
    return words.trim() === '' ? '' : `<p>${words}</p>`
  }

  *#renderTable(lines: readonly string[], depth: number): Generator<void, string> {
    const inside = lines.slice(1, isTableEnd(lines.at(-1) ?? '') ? -1 : undefined)
    const options = this.#options
    const render = (part: string) => this.render(part, depth + 1)
    return yield* renderTable(inside, function* renderCell(part) {
      yield
      return part.includes('\n') ? yield* render(part) : yield* renderInline(part, options)
    })
  }

  *#renderHeading(line: string): Generator<void, string> {
    const { level = 2, from = 0, to = 0 } = readHeading(line) ?? {}
    const words = yield* renderInline(line.slice(from, to).trim(), this.#options)
    const plain = words.replaceAll(/<[^<>]*>/g, '').replaceAll(/\s+/g, '_')
    const count = (this.#anchors.get(plain) ?? 0) + 1
    this.#anchors.set(plain, count)
    const anchor = escapeQuotes(count === 1 ? plain : `${plain}_${count}`)
    // A page has one heading of the first level: its title.
    const shown = Math.max(2, level)
    this.headings.push({ level: shown, anchor, words: plain.replaceAll('_', ' ') })
    return `<h${shown} id="${anchor}">${words}</h${shown}>`
  }
}

/** Of text that is HTML already. */
function escapeQuotes(html: string): string {
  return html.replaceAll('"', '&quot;').replaceAll("'", '&#039;')
}

function kindOf(line: string, depth: number): Kind {
  if (line.trim() === '') return 'blank'
  if (line.startsWith('=') && readHeading(line)) return 'heading'
  if (/^[*#:;]/.test(line)) return /^:*\s*\{\|/.test(line) && depth < maxDepth ? 'table' : 'item'
  if (line.trimStart().startsWith('{|')) return depth < maxDepth ? 'table' : 'text'
  if (line.startsWith('----')) return 'rule'
  if (/^\s*\u{7f}\d{1,9}\u{7f}\s*$/u.test(line)) return 'piece'
  return /^ \s*\S/.test(line) ? 'preformatted' : 'text'
}

/** The line after the last of a block. */
function findEnd(lines: readonly string[], start: number, kind: Kind, depth: number): number {
  if (kind === 'table') return findTableEnd(lines, start)
  if (kind === 'heading' || kind === 'rule' || kind === 'blank' || kind === 'piece') return start + 1
  let end = start + 1
  while (end < lines.length && kindOf(lines[end] ?? '', depth) === kind) end += 1
  return end
}

/** A table that never ends runs to the end. */
function findTableEnd(lines: readonly string[], start: number): number {
  let depth = 0
  for (let at = start; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (/^:*\s*\{\|/.test(line)) depth += 1
    else if (isTableEnd(line)) depth -= 1
    if (depth === 0) return at + 1
  }
  return lines.length
}

function isTableEnd(line: string): boolean {
  return line.trimStart().startsWith('|}')
}
