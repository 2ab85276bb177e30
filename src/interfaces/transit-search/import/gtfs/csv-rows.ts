/**
 * RFC 4180 as GTFS files have it: quotes, doubled quotes and line breaks in them, CRLF. Lines without quotes are split as they
 * stand: the 1.2 million rows of a large stop_times.txt take a sixth of the time that csv-parse takes (2026-11-22), and most of an import is them.
 */
export interface CsvRow {
  /** Counted from 1, the header included; that of its first character. */
  readonly line: number
  readonly fields: readonly string[]
}

/** Characters of one row; what is longer is no row but a quote that nobody closed. */
const maxRowLength = 2 ** 20

export class CsvError extends Error {
  override readonly name = 'CsvError'
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** Rows in groups, as they come in. Empty lines are left out. Throws a `CsvError` for a quote that is never closed, and for what has no lines. */
export async function* readCsvRows(chunks: AsyncIterable<string>): AsyncGenerator<readonly CsvRow[]> {
  const splitter = new RowSplitter()
  for await (const chunk of chunks) yield splitter.split(chunk)
  yield splitter.split('\n')
  splitter.end()
}

class RowSplitter {
  #rest = ''
  #line = 1

  split(text: string): CsvRow[] {
    const whole = this.#rest === '' ? text : this.#rest + text
    const rows: CsvRow[] = []
    let begin = 0
    let quote = findOrEnd(whole, '"', 0)
    for (;;) {
      let end = findOrEnd(whole, '\n', begin)
      if (quote < begin) quote = findOrEnd(whole, '"', begin)
      if (quote < end) end = findEndOfQuotedRow(whole, quote)
      if (end >= whole.length) break
      this.#addRow(whole.slice(begin, end), rows)
      begin = end + 1
    }
    this.#rest = whole.slice(begin)
    if (this.#rest.length > maxRowLength) throw this.#refuse()
    return rows
  }

  end(): void {
    if (this.#rest.trim() !== '') throw this.#refuse()
  }

  #refuse(): CsvError {
    const isQuoted = this.#rest.includes('"')
    return new CsvError(this.#line, isQuoted ? 'a quote is opened and never closed' : 'it is longer than any row')
  }

  #addRow(text: string, rows: CsvRow[]): void {
    const line = this.#line++
    const row = text.endsWith('\r') ? text.slice(0, -1) : text
    if (row === '') return
    if (!row.includes('"')) return void rows.push({ line, fields: row.split(',') })
    rows.push({ line, fields: splitQuoted(row) })
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#line++
  }
}

/** The first one from `begin` on; the length of the text where there is none. */
function findOrEnd(text: string, character: string, begin: number): number {
  const found = text.indexOf(character, begin)
  return found === -1 ? text.length : found
}

/** The line feed that ends the row, which is outside of quotes. */
function findEndOfQuotedRow(text: string, opening: number): number {
  let quote = opening
  let end = -1
  for (;;) {
    const closing = findOrEnd(text, '"', quote + 1)
    if (end < closing) end = findOrEnd(text, '\n', closing)
    quote = findOrEnd(text, '"', closing + 1)
    if (end < quote || end >= text.length) return end
  }
}

/** A quote inside of an unquoted field stands for itself. */
function splitQuoted(row: string): string[] {
  const fields: string[] = []
  let at = 0
  while (at <= row.length) {
    const begin = skipSpaces(row, at)
    const isQuoted = row[begin] === '"'
    const close = isQuoted ? findClosingQuote(row, begin + 1) : begin
    const comma = row.indexOf(',', close)
    const end = comma === -1 ? row.length : comma
    fields.push(isQuoted ? row.slice(begin + 1, close).replaceAll('""', '"') : row.slice(at, end))
    at = end + 1
  }
  return fields
}

function skipSpaces(row: string, at: number): number {
  let begin = at
  while (row[begin] === ' ') begin++
  return begin
}

function findClosingQuote(row: string, begin: number): number {
  let quote = row.indexOf('"', begin)
  while (quote !== -1 && row[quote + 1] === '"') quote = row.indexOf('"', quote + 2)
  return quote === -1 ? row.length : quote
}
