import { decodeDocument } from '../decode-document.ts'
import type { DocumentLanguages, OpenedDocument } from '../document-format.ts'
import { Units } from '../inline/units.ts'
import { type PoEntry, readPo } from './po/read-po.ts'
import { countPlurals, readHeader, writeHeader } from './po/header.ts'
import { writePoField } from './po/write-po-field.ts'

/**
 * A catalogue of gettext: what has no translation, or a fuzzy one, gets one, which is then no longer fuzzy; those that people wrote stay. The header is
 * told the language and its plural forms.
 */
export default function openPo(bytes: Uint8Array, { target }: DocumentLanguages): OpenedDocument {
  const { text, encode } = decodeDocument(bytes, (start) =>
    /charset=([\w-]{1,40})/i.exec(start)?.[1]?.replace(/^CHARSET$/, 'utf-8'),
  )
  const lines = text.split(/\r\n|\n/)
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const entries = readPo(lines)
  const header = entries.find(({ id, context }) => id.text === '' && context === undefined)
  const plurals = countPlurals(header && readHeader(header), target)
  const units = new Units()
  const replaced = new Map<number, string>()
  if (header) replaceEntry(header, [writeHeader(readHeader(header), target)], replaced)
  for (const entry of entries) if (entry !== header && isWanted(entry)) addEntry(entry, plurals, units, replaced)
  return {
    units: units.all,
    write(translations) {
      units.deliver(translations)
      const kept = lines.map((line, index) => replaced.get(index) ?? line).filter((line) => line !== gone)
      return encode(kept.flatMap((line) => line.split('\n')).join(lineEnd))
    },
  }
}

/** Stands for a line that is left out. */
const gone = '\0'

function isWanted({ id, strings, isFuzzy, isObsolete }: PoEntry): boolean {
  return !isObsolete && id.text !== '' && (isFuzzy || strings.some(({ text }) => text === ''))
}

function addEntry(entry: PoEntry, plurals: number, units: Units, replaced: Map<number, string>): void {
  const { id, plural } = entry
  const made: (string | undefined)[] = plural === undefined ? [undefined] : [undefined, undefined]
  const write = () => {
    const [singular = id.text, others = plural?.text ?? ''] = made
    if (plural === undefined) replaceEntry(entry, [singular], replaced)
    else {
      const first = plurals === 1 ? others : singular
      replaceEntry(entry, [first, ...Array.from({ length: plurals - 1 }, () => others)], replaced)
    }
  }
  units.addMessage(id.text, (translated) => {
    if (isUnreadable(translated, entry)) return
    made[0] = translated
    write()
  })
  if (plural !== undefined)
    units.addMessage(plural.text, (translated) => {
      if (isUnreadable(translated, entry)) return
      made[1] = translated
      write()
    })
}

/** Python knows no numbers of arguments: such an entry is left to a person. */
function isUnreadable(translated: string, { id, isPython }: PoEntry): boolean {
  const numbered = /%\d+\$/
  return isPython && numbered.test(translated) && !numbered.test(id.text)
}

/** The first line of the translation takes the place of all its lines; what says that it was fuzzy goes. */
function replaceEntry(entry: PoEntry, strings: readonly string[], replaced: Map<number, string>): void {
  const { fuzzyLines, strings: old, plural } = entry
  const [first] = old
  if (!first) return
  const last = old.at(-1) ?? first
  for (let at = first.begin; at < last.end; at++) replaced.set(at, gone)
  const fields = strings.map((text, index) => writePoField(plural === undefined ? 'msgstr' : `msgstr[${index}]`, text))
  replaced.set(first.begin, fields.join('\n'))
  for (const [at, line] of fuzzyLines) replaced.set(at, line ?? gone)
}
