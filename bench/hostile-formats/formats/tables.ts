import type { RawRequest } from '../../overload/send-request.ts'
import { postForm, postJson } from '../../overload/write-raw-request.ts'
import type { HostileFormat } from '../format-input.ts'
import { growAll, type Growth } from '../grow.ts'
import { glossaries, withSchemeKey } from '../operations.ts'

const maxLength = 2_000_000

const growths: readonly Growth[] = [
  { name: 'lines of tabs', by: 'count', unit: (index) => `a${index}\tb\n` },
  { name: 'lines of commas', by: 'count', unit: (index) => `a${index},b\n` },
  { name: 'one line many times', by: 'repetition', unit: 'a\tb\n' },
  { name: 'columns of tabs', by: 'count', head: 'a', unit: '\tb' },
  { name: 'columns of commas', by: 'count', head: 'a', unit: ',b' },
  { name: 'quotation marks', by: 'repetition', unit: '"' },
  { name: 'doubled quotation marks', by: 'length', head: '"', unit: '""', tail: '",b' },
  { name: 'a quotation that never ends', by: 'length', head: '"', unit: 'a,\n' },
  { name: 'quotations behind words', by: 'repetition', unit: 'a"b",c\n' },
  { name: 'quoted values', by: 'count', unit: (index) => `"a${index}","b ""c"""\n` },
  { name: 'line ends', by: 'repetition', unit: '\n' },
  { name: 'line ends of two characters', by: 'repetition', unit: '\r\n' },
  { name: 'line ends of the other kinds', by: 'repetition', unit: 'a\tb\u2028\u0085\v' },
  { name: 'returns', by: 'repetition', unit: 'a\tb\r' },
  { name: 'tabs', by: 'repetition', unit: '\t' },
  { name: 'commas', by: 'repetition', unit: ',' },
  { name: 'a long value', by: 'length', unit: 'a', tail: '\tb' },
  { name: 'terms that begin alike', by: 'count', unit: (index) => `${'a '.repeat(50)}${index}\tb\n` },
  { name: 'terms within terms', by: 'count', unit: (index) => `${'ab'.repeat(1 + (index % 200))}${index}\tb\n` },
  { name: 'terms of marks', by: 'count', unit: (index) => `a\u0301\u0323${index}\tb\n` },
  { name: 'spaces around values', by: 'length', head: 'a', unit: ' \u3000', tail: '\tb' },
  { name: 'control characters', by: 'count', unit: 'a\u0001\tb\n' },
]

/** Glossaries in both their forms, as they are made. */
export const tables: HostileFormat = {
  format: 'CSV and TSV',
  *generate(random) {
    yield* growAll(growths, random, maxLength)
  },
  requests({ bytes }) {
    const entries = bytes.toString()
    return [...['tsv', 'csv'].map((format) => makeGlossary(entries, format)), makeByForm(entries)]
  },
}

function makeGlossary(entries: string, format: string): RawRequest {
  const body = { name: 'a', source_lang: 'en', target_lang: 'ja', entries, entries_format: format }
  return withSchemeKey(postJson(glossaries, JSON.stringify(body)))
}

function makeByForm(entries: string): RawRequest {
  const rest = 'name=a&source_lang=en&target_lang=ja&entries_format=csv'
  return withSchemeKey(postForm(glossaries, `${rest}&entries=${encodeURIComponent(entries)}`))
}
