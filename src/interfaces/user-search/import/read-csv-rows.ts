import { type Readable, pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { SourceRow } from './to-user.ts'

/** Characters; longer rows are a quotation mark that was never closed. */
const maxRowLength = 1_000_000

/** What csv-parse gives where it is asked for `info`. */
interface CsvRow {
  readonly record: Readonly<Record<string, string>>
  readonly info: { readonly lines: number }
}

/** The rows of a CSV file (RFC 4180, UTF-8) by the names of its header row. */
export async function* readCsvRows(stream: Readable, path: string): AsyncGenerator<SourceRow> {
  const parser = parse({
    bom: true,
    columns: (header: string[]) => checkHeader(header, path),
    info: true,
    max_record_size: maxRowLength,
    skip_empty_lines: true,
  })
  // A failure of the file reaches the loop as the parser's own.
  pipeline(stream, parser, () => {})
  try {
    const rows: AsyncIterable<CsvRow> = parser
    for await (const { record, info } of rows) yield { fields: record, line: info.lines }
  } catch (thrown) {
    throw thrown instanceof CsvError ? new OperatorError(`${path} is no CSV file: ${thrown.message}.`) : thrown
  }
}

function checkHeader(header: string[], path: string): string[] {
  if (header.some((name) => /name/i.test(name))) return header
  throw new OperatorError(
    `The first line of ${path} must name its columns, display_name among them; id, score and photo are read too.`,
  )
}
