import { parse } from 'csv-parse/sync'
import { ServiceError } from '../../../kernel/errors/service-error.ts'
import type { GlossaryEntry } from './glossary.ts'

/** Characters of a term, at most. */
const maxTerm = 1_024

/**
 * Terms as glossaries are sent: TSV has a term, a tab and its counterpart on each line, CSV (RFC 4180) the same by commas, with two more columns that may name
 * the languages. Throws a `ServiceError` that names the line.
 */
export function readEntries(text: string, format: 'tsv' | 'csv'): GlossaryEntry[] {
  const rows = format === 'tsv' ? readTsv(text) : readCsv(text)
  const bySource = new Map<string, string>()
  for (const [index, row] of rows.entries()) {
    const [source = '', target = ''] = row.map((field) => field.trim())
    if (source === '' && target === '' && row.length < 2) continue
    checkRow(index + 1, row.length, source, target)
    if (bySource.has(source)) throw fault(`Line ${index + 1}: "${shorten(source)}" is there twice.`)
    bySource.set(source, target)
  }
  if (bySource.size === 0) throw fault('The glossary has no entry.')
  return [...bySource]
}

function readTsv(text: string): string[][] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|[\r\n]/)
    .map((line) => line.split('\t'))
}

function readCsv(text: string): string[][] {
  try {
    return parse(text, { bom: true, relax_column_count: true })
  } catch (cause) {
    throw fault(`The glossary is no CSV: ${cause instanceof Error ? cause.message : 'it cannot be read'}.`, cause)
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
