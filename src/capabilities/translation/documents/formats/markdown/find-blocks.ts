import type { Token } from 'markdown-it'

/** A line and a place in it. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** A paragraph, a heading or a cell of a table. */
export interface Block {
  readonly begin: Position
  readonly end: Position
  /** Without what stands before its lines: `> `, indentation. */
  readonly content: string
  readonly tokens: readonly Token[]
  /** What stands before each further line. */
  readonly prefix: string
  readonly isCell: boolean
}

/** In the order of the lines. Where a text cannot be found again as it was parsed, it is left out, and stays as it is. */
export function findBlocks(tokens: readonly Token[], lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  let row: Position | undefined
  for (const { type, map, content, children } of tokens) {
    if (type === 'tr_open' && map) row = { line: map[0], column: 0 }
    if (type === 'tr_close') row = undefined
    if (type !== 'inline' || !children) continue
    const block = row ? findCell(content, row, lines) : map && findParagraph(content, map[0], lines)
    if (!block) continue
    if (row) row = block.end
    blocks.push({ ...block, tokens: children })
  }
  return blocks
}

type Place = Omit<Block, 'tokens'>

function findCell(content: string, row: Position, lines: readonly string[]): Place | undefined {
  const raw = content.replaceAll('|', '\\|')
  const column = (lines[row.line] ?? '').indexOf(raw, row.column)
  if (column === -1) return undefined
  const begin = { line: row.line, column }
  return { begin, end: { line: row.line, column: column + raw.length }, content, prefix: '', isCell: true }
}

function findParagraph(content: string, first: number, lines: readonly string[]): Place | undefined {
  const parts = content.split('\n')
  const columns = parts.map((part, index) => (lines[first + index] ?? '').indexOf(part.trimStart()))
  if (columns.includes(-1)) return undefined
  const last = parts.length - 1
  const lastLine = lines[first + last] ?? ''
  const end = { line: first + last, column: (columns[last] ?? 0) + (parts[last] ?? '').trimStart().length }
  const prefix =
    parts.length > 1 ? (lines[first + 1] ?? '').slice(0, columns[1]) : toPrefix(lines[first] ?? '', columns[0])
  return lastLine === '' && content === ''
    ? undefined
    : { begin: { line: first, column: columns[0] ?? 0 }, end, content, prefix, isCell: false }
}

/** A further line of a quotation goes on with its mark, one of a list item below its text. */
function toPrefix(line: string, column = 0): string {
  return line.slice(0, column).replaceAll(/[^>\s]/g, ' ')
}
