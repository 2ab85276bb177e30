import { runAtOnce } from '../../libraries/iteration/run-at-once.ts'
import { dropElements } from './drop-elements.ts'
import { dropInvisibleLinks } from './drop-invisible-links.ts'
import { dropTemplatesInSteps } from './drop-templates.ts'
import { cutSection } from './find-sections.ts'
import type { Site } from './site.ts'
import { findRedirect } from './find-redirect.ts'
import { findVerbatim } from './mask-verbatim.ts'
import { escapeWikitext } from './templates/functions/escape-wikitext.ts'
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
export function toPlainText(wikitext: string, options: PlainTextOptions): string {
  return runAtOnce(plainTextInSteps(wikitext, options))
}

/** The same in steps. */
export function* plainTextInSteps(
  wikitext: string,
  { site, isIntro, hasHeadingSigns }: PlainTextOptions,
): Generator<void, string> {
  const source = isIntro ? (cutSection(wikitext, 0) ?? '') : wikitext
  yield
  const own = dropInvisibleLinks(dropRedirect(source, site), site)
  yield
  const written = keepAsWritten(own)
  yield
  const read = dropReferences(stripVerbatim(written))
  yield
  const left = yield* dropTemplatesInSteps(read)
  yield
  const shown = dropElements(left)
  let text = ''
  let before: LineKind = 'heading'
  for (const line of shown.split('\n')) {
    if (line.trim() === '') continue
    yield
    const kind = kindOf(line)
    const words = toWords(line, kind, hasHeadingSigns)
    if (words !== '') text += `${before !== kind && isApart(before, kind) ? '\n\n' : '\n'}${words}`
    if (words !== '' || kind === 'rule') before = kind
  }
  return text.trim()
}

type LineKind = 'heading' | 'item' | 'preformatted' | 'rule' | 'text'

const heading = /^(={1,6})([^]+?)\1\s*$/

function kindOf(line: string): LineKind {
  if (heading.test(line)) return 'heading'
  if (/^[*#:;]/.test(line)) return 'item'
  if (/^-{4}/.test(line)) return 'rule'
  return /^ \s*\S/.test(line) ? 'preformatted' : 'text'
}

/** A line stays free between a paragraph and a list after it, and around what keeps its form. */
function isApart(before: LineKind, kind: LineKind): boolean {
  if (before === 'heading' || kind === 'heading') return false
  return before === 'rule' || before === 'preformatted' || kind === 'preformatted' || kind === 'item'
}

function toWords(line: string, kind: LineKind, hasHeadingSigns: boolean): string {
  const [, signs = '', words = ''] = heading.exec(line) ?? []
  if (kind === 'heading') return formatHeading(signs, words, hasHeadingSigns)
  return splitDefinition(line.replace(/^-{4,}/, ''))
    .map((part) => tidySpaces(toPlainLine(part)))
    .filter((part) => part !== '')
    .join('\n')
}

function dropRedirect(text: string, site: Site): string {
  return findRedirect(text, site) === undefined ? text : text.replace(/^[^\]]*\]\]/, '')
}

const shownAsWritten = /^<(nowiki|pre)>([^]*)<\/[^<]*>$/i

/** What stands in these elements shows its signs as they are. */
function keepAsWritten(text: string): string {
  let kept = ''
  let from = 0
  for (const { start, end } of findVerbatim(text)) {
    const [, name = '', words] = shownAsWritten.exec(text.slice(start, end)) ?? []
    if (words === undefined) continue
    const escaped = escapeWikitext(words)
    const isBlock = name.toLowerCase() === 'pre'
    kept += text.slice(from, start) + (isBlock ? `\n ${escaped.replaceAll('\n', '\n ')}\n` : escaped)
    from = end
  }
  return kept + text.slice(from)
}

/** An item without its signs; of `; term : meaning` both, a line each. */
function splitDefinition(line: string): string[] {
  const colon = line.startsWith(';') ? line.search(/\s:\s/) : -1
  return colon < 0 ? [line.replace(/^[*#:;]+\s*/, '')] : [line.slice(1, colon), line.slice(colon + 2)]
}

/** Two lines stay free above it. */
function formatHeading(signs: string, words: string, hasSigns: boolean): string {
  const heading = tidySpaces(toPlainLine(words))
  return `\n\n${hasSigns ? `${signs} ${heading} ${signs}` : heading}`
}
