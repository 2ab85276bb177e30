import { dropTemplates } from '../../../dialects/mediawiki/drop-templates.ts'
import { stripVerbatim } from '../../../dialects/mediawiki/strip-verbatim.ts'
import { dropReferences, tidySpaces, toPlainLine } from '../../../dialects/mediawiki/to-plain-line.ts'

/** The beginning of an article is looked at this far: infoboxes come first. */
const furthest = 100_000

/** The first paragraph of an article's source as plain text; empty when it has none. */
export function toPlainLead(wikitext: string): string {
  const source = dropTemplates(dropReferences(stripVerbatim(wikitext.slice(0, furthest))))
  for (const line of source.split('\n')) {
    if (line.length < minLeadLength || /^[\s=*#:;|!{}_-]/.test(line)) continue
    const text = tidySpaces(toPlainLine(line.slice(0, maxLineLength)))
    if (text.length >= minLeadLength) return text
  }
  return ''
}

const minLeadLength = 12
/** Characters of a paragraph that are read; an answer shows a few hundred. */
const maxLineLength = 20_000

/** Whole sentences from the start, as many as fit; at least the first. */
export function firstSentences(text: string, maxLength: number): string {
  let kept = ''
  for (const sentence of splitSentences(text)) {
    if (kept !== '' && kept.length + sentence.length > maxLength) break
    kept += sentence
  }
  return kept.trim().slice(0, maxLength * 3)
}

/** The first sentence in which one of these words is. */
export function findSentence(text: string, words: readonly string[]): string | undefined {
  return splitSentences(text)
    .find((sentence) => words.some((word) => sentence.toLowerCase().includes(word)))
    ?.trim()
}

function splitSentences(text: string): readonly string[] {
  return text.match(/[^.。!?]*(?:[.!?](?!\s+[A-Z]|$|\s*\[)[^.。!?]*)*(?:[.。!?]+["'”」)]?\s*|$)/g) ?? [text]
}
