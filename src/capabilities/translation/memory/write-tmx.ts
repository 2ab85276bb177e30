import { escapeUTF8 } from 'entities'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { version } from '../../../kernel/foundation/version.ts'
import type { Tables, UnitTable } from '../storage/tables.ts'

/** The memory as TMX 1.4, a unit for each text and target; those in HTML are left out, for TMX has other codes. */
export async function* writeTmx({ storage }: Pick<Platform, 'storage'>): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4">\n<header creationtool="Mainstay" creationtoolversion="${version}" segtype="block" o-tmf="Mainstay" adminlang="en" srclang="*all*" datatype="plaintext"/>\n<body>\n`
  const rows = storage
    .tables<Tables>()
    .selectFrom('translation_unit')
    .selectAll()
    .where('format', '=', 'text')
    .orderBy('owner')
    .orderBy('hash')
    .stream()
  for await (const row of rows) yield toTu(row)
  yield '</body>\n</tmx>\n'
}

function toTu({ source, target, text, translation, made_by: madeBy }: UnitTable): string {
  const note = madeBy === '' ? '' : `<prop type="x-made-by">${escape(madeBy)}</prop>`
  return `<tu srclang="${source}">${note}${toTuv(source, text)}${toTuv(target, translation)}</tu>\n`
}

function toTuv(language: string, text: string): string {
  return `<tuv xml:lang="${language}"><seg>${escape(text)}</seg></tuv>`
}

/** XML 1.0 has no way to write most control characters. */
function escape(text: string): string {
  return escapeUTF8(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')).replaceAll(
    '\r',
    '&#13;',
  )
}
