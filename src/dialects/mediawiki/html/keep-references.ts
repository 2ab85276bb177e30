import type { KeptPieces } from './kept-pieces.ts'

/** A note of a page, in wikitext. */
export interface Note {
  text: string
}

const opening = /<ref\b([^<>]{0,500})>/gi
const named = /\bname\s*=\s*(?:"([^"]{1,200})"|'([^']{1,200})'|([^\s"'/>]{1,200}))/i
const lists = /<references\b[^<>]{0,200}\/?>|<\/references>/gi

/** Marks in place of `<ref>`: a note that comes again under its name is one (mediawiki.org/wiki/Help:Cite). */
export function keepReferences(text: string, pieces: KeptPieces): { readonly text: string; readonly notes: Note[] } {
  const notes: Note[] = []
  const byName = new Map<string, number>()
  let kept = ''
  let from = 0
  for (const { 0: tag, 1: attributes = '', index } of text.matchAll(opening)) {
    if (index < from) continue
    const words = attributes.endsWith('/') ? '' : readWords(text, index + tag.length)
    if (words === undefined) break
    const number = findNumber(named.exec(attributes), words, { notes, byName })
    kept += text.slice(from, index) + pieces.keep(`<sup><a href="#note-${number}">[${number}]</a></sup>`)
    from = index + tag.length + (attributes.endsWith('/') ? 0 : words.length + '</ref>'.length)
  }
  return { text: (kept + text.slice(from)).replaceAll(lists, ''), notes }
}

/** Up to the end tag; undefined where there is none from here on. */
function readWords(text: string, start: number): string | undefined {
  const end = text.indexOf('</ref>', start)
  return end < 0 ? undefined : text.slice(start, end)
}

interface NoteList {
  readonly notes: Note[]
  readonly byName: Map<string, number>
}

function findNumber(name: RegExpExecArray | null, words: string, { notes, byName }: NoteList): number {
  const key = name ? (name[1] ?? name[2] ?? name[3] ?? '') : undefined
  const known = key === undefined ? undefined : byName.get(key)
  const note = known === undefined ? undefined : notes[known - 1]
  if (known !== undefined && note) {
    if (note.text === '') note.text = words
    return known
  }
  const number = notes.push({ text: words })
  if (key !== undefined) byName.set(key, number)
  return number
}
