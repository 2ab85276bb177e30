import { documentFault } from '../../document-fault.ts'

/** A text of a catalogue, and the lines that it is written on. */
export interface PoField {
  readonly text: string
  readonly begin: number
  /** Behind the last. */
  readonly end: number
}

export interface PoEntry {
  readonly context: string | undefined
  readonly id: PoField
  readonly plural: PoField | undefined
  readonly strings: readonly PoField[]
  readonly isFuzzy: boolean
  /** Whether its placeholders are those of Python. */
  readonly isPython: boolean
  readonly isObsolete: boolean
  /** Lines that say so, as they are to be afterwards; undefined where they go. */
  readonly fuzzyLines: ReadonlyMap<number, string | undefined>
}

const field = /^(#~\s?)?(msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?)\s+(".*")\s*$/
const more = /^(?:#~\s?)?(".*")\s*$/

interface Draft {
  fields: Map<string, PoField>
  fuzzyLines: Map<number, string | undefined>
  isFuzzy: boolean
  isPython: boolean
  isObsolete: boolean
}

/** The entries of a catalogue (GNU gettext manual, "The Format of PO Files") in their order. */
export function readPo(lines: readonly string[]): PoEntry[] {
  const entries: PoEntry[] = []
  let draft = newDraft()
  const finish = () => {
    const entry = toEntry(draft)
    if (entry) entries.push(entry)
    draft = newDraft()
  }
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const [, obsolete, name, quoted = ''] = field.exec(line) ?? []
    if (name === undefined) {
      if (draft.fields.has('msgstr') || draft.fields.has('msgstr[0]')) finish()
      readComment(line, index, draft)
      continue
    }
    if ((name === 'msgid' || name === 'msgctxt') && draft.fields.has('msgid')) finish()
    const begin = index
    let text = unquote(quoted, index)
    for (let next = more.exec(lines[index + 1] ?? ''); next; next = more.exec(lines[index + 1] ?? ''))
      text += unquote(next[1] ?? '', ++index)
    draft.fields.set(name, { text, begin, end: index + 1 })
    if (obsolete !== undefined) draft.isObsolete = true
  }
  finish()
  if (entries.length === 0) throw documentFault('it has no entry of a catalogue (msgid, msgstr)')
  return entries
}

function newDraft(): Draft {
  return { fields: new Map(), fuzzyLines: new Map(), isFuzzy: false, isPython: false, isObsolete: false }
}

/** `#, fuzzy, c-format`, and `#| msgid "…"`, what the text was when it was translated. */
function readComment(line: string, index: number, draft: Draft): void {
  if (line.startsWith('#|')) draft.fuzzyLines.set(index, undefined)
  if (!line.startsWith('#,')) return
  const flags = line
    .slice(2)
    .split(',')
    .map((flag) => flag.trim())
  draft.isPython ||= flags.includes('python-format')
  if (!flags.includes('fuzzy')) return
  const others = flags.filter((flag) => flag !== 'fuzzy')
  draft.isFuzzy = true
  draft.fuzzyLines.set(index, others.length > 0 ? `#, ${others.join(', ')}` : undefined)
}

function toEntry({ fields, fuzzyLines, isFuzzy, isPython, isObsolete }: Draft): PoEntry | undefined {
  const id = fields.get('msgid')
  if (!id) return undefined
  const strings = [...fields].filter(([name]) => name.startsWith('msgstr')).map(([, value]) => value)
  const plural = fields.get('msgid_plural')
  return { context: fields.get('msgctxt')?.text, id, plural, strings, isFuzzy, isPython, isObsolete, fuzzyLines }
}

const characters: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
])

function unquote(quoted: string, index: number): string {
  const inner = quoted.slice(1, -1)
  if (/(?<!\\)(?:\\\\)*"/.test(inner)) throw documentFault(`line ${index + 1} has a quotation mark within a text`)
  return inner.replaceAll(/\\(.)/g, (_escape, character: string) => characters.get(character) ?? character)
}
