import { Readable } from 'node:stream'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { YieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { GlossaryEntry } from './glossary-set.ts'

/** Characters of a term, at most. */
const maxTerm = 1_024

/** Bytes of a line of CSV, at most: two terms in quotation marks, and what may name their languages. */
const maxLineBytes = 32_768

/** Characters of CSV that are read in one turn. */
const sliceLength = 16_384

/**
 * Terms as glossaries are sent: TSV has a term, a tab and its counterpart on each line, CSV (RFC 4180) the same by commas, with two more columns that may name
 * the languages. Throws a `ServiceError` that names the line.
 */
export async function readEntries(
  text: string,
  format: 'tsv' | 'csv',
  yieldToEventLoop: YieldToEventLoop,
): Promise<GlossaryEntry[]> {
  const entries: GlossaryEntry[] = []
  const sources = new Set<string>()
  let line = 0
  for await (const row of format === 'tsv' ? readTsv(text) : readCsv(text, yieldToEventLoop)) {
    await yieldToEventLoop()
    line += 1
    const [source, target] = [row[0]?.trim() ?? '', row[1]?.trim() ?? '']
    if (source === '' && row.length < 2) continue
    checkRow(line, row.length, source, target)
    if (sources.has(source)) throw fault(`Line ${line}: "${shorten(source)}" is there twice.`)
    sources.add(source)
    entries.push([source, target])
  }
  if (entries.length === 0) throw fault('The glossary has no entry.')
  return entries
}

/** What stands behind a second tab is left out. */
function* readTsv(text: string): Generator<readonly string[]> {
  let begin = text.startsWith('\uFEFF') ? 1 : 0
  for (const { 0: lineEnd, index } of text.matchAll(/\r\n|[\r\n]/g)) {
    yield text.slice(begin, index).split('\t', 2)
    begin = index + lineEnd.length
  }
  yield text.slice(begin).split('\t', 2)
}

async function* readCsv(text: string, yieldToEventLoop: YieldToEventLoop): AsyncGenerator<readonly string[]> {
  const { CsvError, parse } = await import('csv-parse')
  const parser = parse({ bom: true, relax_column_count: true, max_record_size: maxLineBytes })
  try {
    yield* Readable.from(cut(text, yieldToEventLoop)).pipe(parser)
  } catch (cause) {
    if (cause instanceof CsvError && cause.code === 'CSV_MAX_RECORD_SIZE') {
      throw fault(`Line ${String(cause['lines'])}: it is longer than ${maxLineBytes} bytes.`, cause)
    }
    throw fault(`The glossary is no CSV: ${cause instanceof CsvError ? cause.message : 'it cannot be read'}.`, cause)
  }
}

/** A line may be as long as the whole text, and the parser gives nothing back before its end. */
async function* cut(text: string, yieldToEventLoop: YieldToEventLoop): AsyncGenerator<string> {
  for (let begin = 0; begin < text.length; begin += sliceLength) {
    await yieldToEventLoop()
    yield text.slice(begin, begin + sliceLength)
  }
}

function checkRow(line: number, width: number, source: string, target: string): void {
  if (width < 2) throw fault(`Line ${line}: a term and its counterpart are wanted, and there is one field.`)
  if (source === '' || target === '') throw fault(`Line ${line}: a term or its counterpart is empty.`)
  if (source.length > maxTerm || target.length > maxTerm)
    throw fault(`Line ${line}: a term is longer than ${maxTerm} characters.`)
  const control = /[\p{Cc}\u2028\u2029]/u
  if (control.test(source) || control.test(target)) throw fault(`Line ${line}: a term has a control character.`)
}

function fault(sentence: string, cause?: unknown): ServiceError {
  return new ServiceError('invalid_glossary', 400, sentence, { cause })
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
