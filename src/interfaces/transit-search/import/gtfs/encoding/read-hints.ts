import { readCsvRows } from '../csv-rows.ts'
import type { FeedBytes, TableName } from '../feed-bytes.ts'
import type { FeedHints } from './judge-encoding.ts'

/** Time zones and languages of agency.txt and feed_info.txt; both are ASCII in every encoding that contains it. */
export async function readHints(files: FeedBytes): Promise<FeedHints> {
  const agencies = await readColumns(files, 'agency.txt', ['agency_timezone', 'agency_lang'])
  const info = await readColumns(files, 'feed_info.txt', ['feed_lang', 'default_lang'])
  const [timeZones = [], ...languages] = [...agencies, ...info]
  // GTFS calls several languages together "mul".
  const named = languages.flat().map((language) => language.toLowerCase())
  return { timeZones, languages: named.filter((language) => language !== 'mul') }
}

/** The values of each column, empty ones left out. */
async function readColumns(files: FeedBytes, file: TableName, columns: readonly string[]): Promise<string[][]> {
  const values: string[][] = columns.map(() => [])
  let header: readonly string[] | undefined
  for await (const rows of readCsvRows(decodeBytes(files.read(file))))
    for (const { fields } of rows) {
      const named = fields.map((field) => field.trim())
      if (header)
        for (const [index, column] of columns.entries()) values[index]?.push(named[header.indexOf(column)] ?? '')
      header ??= named
    }
  return values.map((column) => column.filter((value) => value !== ''))
}

async function* decodeBytes(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  for await (const chunk of chunks) yield Buffer.from(chunk).toString('latin1')
}
