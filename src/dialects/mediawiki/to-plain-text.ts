import { dropElements } from './drop-elements.ts'
import { dropInvisibleLinks } from './drop-invisible-links.ts'
import { dropTemplates } from './drop-templates.ts'
import { cutSection } from './find-sections.ts'
import type { Site } from './site.ts'
import { stripVerbatim } from './strip-verbatim.ts'
import { dropReferences, tidySpaces, toPlainLine } from './to-plain-line.ts'

export interface PlainTextOptions {
  readonly site: Site
  /** What comes before the first heading, alone. */
  readonly isIntro: boolean
  /** Whether headings keep their equals signs. */
  readonly hasHeadingSigns: boolean
}

/** The own text of a page without markup, a line for each paragraph and each item of a list; templates and tables are left out. */
export function toPlainText(wikitext: string, { site, isIntro, hasHeadingSigns }: PlainTextOptions): string {
  const source = isIntro ? (cutSection(wikitext, 0) ?? '') : wikitext
  const shown = dropInvisibleLinks(source, site)
  const own = dropElements(dropTemplates(dropReferences(stripVerbatim(shown))))
  const lines: string[] = []
  for (const line of own.split('\n')) {
    const heading = /^(={1,6})([^]+?)\1\s*$/.exec(line)
    if (heading) lines.push(formatHeading(heading[1] ?? '', heading[2] ?? '', hasHeadingSigns))
    else lines.push(...splitDefinition(line).map((part) => tidySpaces(toPlainLine(part))))
  }
  return lines
    .filter((line) => line !== '')
    .join('\n')
    .trim()
}

/** An item without its signs; of `; term : meaning` both, a line each. */
function splitDefinition(line: string): string[] {
  const [, term, meaning] = /^;\s*([^\n:]*?)\s+:\s+(.*)$/.exec(line) ?? []
  return term === undefined || meaning === undefined ? [line.replace(/^[*#:;]+\s*/, '')] : [term, meaning]
}

/** Two lines stay free above it. */
function formatHeading(signs: string, words: string, hasSigns: boolean): string {
  const heading = tidySpaces(toPlainLine(words))
  return `\n\n${hasSigns ? `${signs} ${heading} ${signs}` : heading}`
}
