import { findSections, type Section } from '../../../../../dialects/mediawiki/find-sections.ts'
import { toPlainLine } from '../../../../../dialects/mediawiki/to-plain-line.ts'
import { escapeHtml } from '../../../../../dialects/mediawiki/escape-html.ts'
import type { Call } from '../call.ts'
import type { ParsedText } from './parsed-text.ts'

/** From so many headings on a page has a table of contents. */
const minHeadings = 4

/** The headings of a text as its table of contents lists them. */
export function* toWireSections(
  { form }: Call,
  { title, text }: ParsedText,
  properties: Readonly<Record<string, string>>,
): Generator<void, Record<string, unknown>> {
  const sections = findSections(text)
  const levels = new Levels()
  const anchors = new Map<string, number>()
  let counted = { start: 0, characters: 0 }
  const listed: Record<string, unknown>[] = []
  for (const section of sections) {
    yield
    const line = toPlainLine(section.heading)
    const characters = counted.characters + countCharacters(text, counted.start, section.start)
    counted = { start: section.start, characters }
    listed.push({
      ...levels.place(section),
      line: escapeHtml(line),
      index: String(section.index),
      fromtitle: title.replaceAll(' ', '_'),
      // Characters, whatever its name says.
      byteoffset: characters,
      anchor: toAnchor(line, anchors),
    })
  }
  const hasContents = 'forcetoc' in properties || (sections.length >= minHeadings && !('notoc' in properties))
  return { sections: listed, ...form.flags({ showtoc: hasContents }) }
}

/** By code points: of the two halves of one the second does not count. */
function countCharacters(text: string, start: number, end: number): number {
  let count = 0
  for (let at = start; at < end; at++) if ((text.charCodeAt(at) & 0xfc00) !== 0xdc00) count += 1
  return count
}

/** An anchor that came before gets a number. */
function toAnchor(line: string, used: Map<string, number>): string {
  const anchor = line.replaceAll(/[\s_]+/g, '_')
  const key = anchor.toLowerCase()
  const count = (used.get(key) ?? 0) + 1
  used.set(key, count)
  return count === 1 ? anchor : `${anchor}_${count}`
}

/** How deep headings lie in one another, and their numbers such as 2.1. */
class Levels {
  readonly #open: { readonly level: number; number: number }[] = []
  #ended: { readonly level: number; number: number } | undefined

  place({ level }: Section): { toclevel: number; level: string; number: string } {
    for (let last = this.#open.at(-1); last && last.level > level; last = this.#open.at(-1))
      this.#ended = this.#open.pop()
    const last = this.#open.at(-1)
    if (last?.level === level) last.number += 1
    else
      this.#open.push({
        level,
        number: (last === undefined || this.#ended === undefined ? 0 : this.#continueAt(last)) + 1,
      })
    this.#ended = undefined
    const number = this.#open.map((each) => each.number).join('.')
    return { toclevel: this.#open.length, level: String(level), number }
  }

  /** A heading between two levels goes on with the numbers of the deeper one that it ends. */
  #continueAt(parent: { readonly level: number }): number {
    return this.#ended && this.#ended.level > parent.level ? this.#ended.number : 0
  }
}
