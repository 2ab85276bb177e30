/** A table of wikitext (mediawiki.org/wiki/Help:Tables): `{|` … `|}`. */
interface Cell {
  readonly isHeading: boolean
  readonly attributes: string
  text: string
}

interface Table {
  caption: string
  readonly rows: Cell[][]
}

const spans = /\b(colspan|rowspan)\s*=\s*["']?(\d{1,2})\b/gi

/** Lines that are read in a fraction of a millisecond. */
const linesOfStep = 500

type RenderCell = (text: string) => Generator<void, string>

/** The lines between the first and the last; what stands in a cell is rendered by the caller. */
export function* renderTable(lines: readonly string[], render: RenderCell): Generator<void, string> {
  const { caption, rows } = yield* readTable(lines)
  const title = caption === '' ? '' : `<caption>${yield* render(caption.trim())}</caption>`
  const body: string[] = []
  for (const cells of rows) {
    let row = ''
    for (const cell of cells) row += yield* renderCell(cell, render)
    body.push(`<tr>${row}</tr>`)
  }
  return `<div class="table"><table>${title}${body.join('\n')}</table></div>`
}

function* renderCell({ isHeading, attributes, text }: Cell, render: RenderCell): Generator<void, string> {
  const name = isHeading ? 'th' : 'td'
  const kept = [...attributes.matchAll(spans)].slice(0, 2)
  const written = kept.map(([, attribute = '', count = '']) => ` ${attribute.toLowerCase()}="${count}"`).join('')
  return `<${name}${written}>${yield* render(text.trim())}</${name}>`
}

function* readTable(lines: readonly string[]): Generator<void, Table> {
  const table: Table = { caption: '', rows: [] }
  let depth = 0
  let last: Cell | undefined
  for (const [index, line] of lines.entries()) {
    if (index % linesOfStep === linesOfStep - 1) yield
    const sign = line.trimStart()
    // A table within a cell is the cell's.
    if (sign.startsWith('{|')) depth += 1
    if (depth > 0) {
      if (last) last.text += `\n${line}`
      if (sign.startsWith('|}')) depth -= 1
    } else if (sign.startsWith('|+')) table.caption = readCell(sign.slice(2), false).text
    else if (sign.startsWith('|-')) table.rows.push([])
    else if (sign.startsWith('|') || sign.startsWith('!')) last = addCells(table, sign)
    else if (last) last.text += `\n${line}`
  }
  return { ...table, rows: table.rows.filter((cells) => cells.length > 0) }
}

function addCells({ rows }: Table, line: string): Cell | undefined {
  const isHeading = line.startsWith('!')
  const parts = line.slice(1).split(isHeading ? /\|\||!!/ : '||')
  const row = rows.at(-1) ?? []
  if (rows.length === 0) rows.push(row)
  for (const part of parts) row.push(readCell(part, isHeading))
  return row.at(-1)
}

/** What stands before a single bar says how the cell looks; a bar in a link does not part anything. */
function readCell(part: string, isHeading: boolean): Cell {
  const bar = part.indexOf('|')
  const before = part.slice(0, Math.max(0, bar))
  const hasAttributes = bar >= 0 && !before.includes('[[') && !before.includes('\u{7f}')
  return { isHeading, attributes: hasAttributes ? before : '', text: hasAttributes ? part.slice(bar + 1) : part }
}
