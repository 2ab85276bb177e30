import { maskVerbatim } from './mask-verbatim.ts'
import { readHeading } from './read-heading.ts'

/** A heading of a page's own text, and where its section begins. */
export interface Section {
  /** Counted from 1, in the order of the text. */
  readonly index: number
  /** How many equals signs stand around the heading: 1 to 6. */
  readonly level: number
  /** The heading's wikitext. */
  readonly heading: string
  /** Characters of the text before it. */
  readonly start: number
}

/**
 * The headings of a text (mediawiki.org/wiki/Help:Formatting), without those in comments, in templates or in what is shown
 * as it is written. The time is linear in the length of the text.
 */
export function findSections(text: string): Section[] {
  const masked = maskVerbatim(text)
  const sections: Section[] = []
  let depth = 0
  let start = 0
  for (const line of masked.split('\n')) {
    const found = depth === 0 && line.startsWith('=') ? readHeading(line) : undefined
    if (found) {
      const { level, from, to } = found
      const heading = text.slice(start + from, start + to).trim()
      sections.push({ index: sections.length + 1, level, heading, start })
    } else depth = Math.max(0, depth + count(line, '{{') - count(line, '}}'))
    start += line.length + 1
  }
  return sections
}

/** The text of a section with those below it, as it is written; undefined where there is none. Number 0 is all before the first heading. */
export function cutSection(text: string, index: number): string | undefined {
  const sections = findSections(text)
  if (index === 0) return text.slice(0, sections[0]?.start).trim()
  const section = sections[index - 1]
  if (!section) return undefined
  const next = sections.slice(index).find(({ level }) => level <= section.level)
  return text.slice(section.start, next?.start).trim()
}

function count(line: string, braces: string): number {
  let found = 0
  for (let at = line.indexOf(braces); at >= 0; at = line.indexOf(braces, at + 2)) found += 1
  return found
}
