import { OperatorError } from '../../../../libraries/errors/operator-error.ts'
import { CsvError, type CsvRow, readCsvRows } from './csv-rows.ts'
import type { TableName } from './feed-bytes.ts'
import type { FeedFiles } from './feed-files.ts'
import type { ImportProblems } from './import-problems.ts'

/** A table of a feed, for reading it a row at a time. */
export interface FeedTable {
  readonly files: FeedFiles
  readonly file: TableName
  readonly problems: ImportProblems
  /** Columns that the table is of no use without. */
  readonly required: readonly string[]
  /** Whether the feed is of use without it: one that cannot be read is then passed over, and that is said. */
  readonly isDispensable?: boolean
  /** In the order of the standard, for files whose header names fewer columns than their rows have. */
  readonly standard?: readonly string[]
}

/** What is wrong with one field; the row is left out and the next one read. */
export class FieldError extends Error {
  override readonly name = 'FieldError'
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

/** One row of a table, read by the names of its columns. The same object for all rows. */
export class TableRow {
  readonly #columns: ReadonlyMap<string, number>
  #row: CsvRow = { line: 0, fields: [] }

  constructor(columns: ReadonlyMap<string, number>) {
    this.#columns = columns
  }

  get line(): number {
    return this.#row.line
  }

  moveTo(row: CsvRow): void {
    this.#row = row
  }

  /** Empty where the row or the table has no such field. */
  read(column: string): string {
    return this.at(this.indexOf(column))
  }

  /** Throws a `FieldError` where it is empty. */
  require(column: string): string {
    const value = this.read(column)
    if (value === '') throw new FieldError(column, 'it is empty')
    return value
  }

  /** For reading many rows: the place of a column, -1 where the table has none. */
  indexOf(column: string): number {
    return this.#columns.get(column) ?? -1
  }

  at(index: number): string {
    return this.#row.fields[index]?.trim() ?? ''
  }
}

/** Calls `readRow` with every row; a `FieldError` from it is noted and the row left out. An absent file has no rows. */
export async function readTable(table: FeedTable, readRow: (row: TableRow) => void): Promise<void> {
  try {
    await readRows(table, readRow)
  } catch (thrown) {
    if (!(thrown instanceof TableError)) throw thrown
    if (!table.isDispensable) throw new OperatorError(`${table.files.shown}: ${thrown.message}.`, { cause: thrown })
    const { message, line } = thrown
    table.problems.note({
      file: table.file,
      line,
      field: '',
      message: `${message}; the table is passed over from there on.`,
    })
  }
}

/** What makes a table unreadable from a line on. */
class TableError extends Error {
  readonly line: number

  constructor(line: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.line = line
  }
}

async function readRows(table: FeedTable, readRow: (row: TableRow) => void): Promise<void> {
  let row: TableRow | undefined
  try {
    for await (const rows of readCsvRows(table.files.read(table.file))) {
      table.files.counter.count(table.file, rows.length)
      for (const csvRow of rows) {
        if (row) readOne(table, row, csvRow, readRow)
        else row = new TableRow(readHeader(table, csvRow, rows[1]))
      }
    }
  } catch (thrown) {
    if (!(thrown instanceof CsvError)) throw thrown
    const message = `line ${thrown.line} of ${table.file} cannot be read: ${thrown.message}`
    throw new TableError(thrown.line, message, { cause: thrown })
  }
}

function readOne(table: FeedTable, row: TableRow, csvRow: CsvRow, readRow: (row: TableRow) => void): void {
  row.moveTo(csvRow)
  try {
    readRow(row)
  } catch (thrown) {
    if (!(thrown instanceof FieldError)) throw thrown
    const message = `${thrown.message}; the row is left out.`
    table.problems.add({ file: table.file, line: row.line, field: thrown.field, message })
  }
}

function readHeader(table: FeedTable, header: CsvRow, first: CsvRow | undefined): ReadonlyMap<string, number> {
  const named = header.fields.map((name) => name.trim())
  const names = named.length < (first?.fields.length ?? 0) ? completeHeader(table, named) : named
  const missing = table.required.find((column) => !names.includes(column))
  if (missing === undefined) return new Map(names.map((name, index) => [name, index]))
  throw new TableError(1, `${table.file} has no column ${missing}, which GTFS requires`)
}

/** Names that a header lacks at its end are those of the standard, if it begins as the standard does. */
function completeHeader({ file, problems, standard = [] }: FeedTable, named: readonly string[]): readonly string[] {
  if (!named.every((name, index) => name === standard[index])) return named
  const message = `the header names fewer columns than the rows have; ${standard.slice(named.length).join(', ')} follow.`
  problems.note({ file, line: 1, field: '', message })
  return standard
}
