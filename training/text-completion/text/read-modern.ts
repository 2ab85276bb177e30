import { readCorpusLines } from './read-corpus.ts'
import { toPlainSigns } from './to-plain-signs.ts'
import type { TextDocument } from './text-document.ts'

/** Lines of one document where the collection itself marks no beginnings. */
const blockLines = 400

/**
 * Speeches, news, letters, talk and fiction of our time, in blocks of lines. What could name or reach a person (addresses,
 * numbers, links), markup, and lines with words of the profanity list stay out.
 */
export async function readModern(): Promise<readonly TextDocument[]> {
  const lines = await readCorpusLines('english-modern.txt.gz')
  const profane = new Set((await readCorpusLines('moderation/ldnoobw_en.txt')).filter((word) => word !== ''))
  const documents: TextDocument[] = []
  for (let at = 0; at < lines.length; at += blockLines) {
    const isKept = (line: string) => isProse(line) && !hasWordOf(profane, line)
    const text = toParagraphs(lines.slice(at, at + blockLines), isKept)
    documents.push({ name: `modern, lines ${at + 1} on`, text, language: 'en', isPublicDomain: false })
  }
  return documents.filter(({ text }) => text.length > 2000)
}

/** A line that ends in a space goes on in the next one; any other ends its paragraph. */
function toParagraphs(lines: readonly string[], isKept: (line: string) => boolean): string {
  let text = ''
  for (const line of lines) {
    const sentence = tidy(line)
    if (isKept(sentence)) text += sentence
    text = line.endsWith(' ') ? `${text.trimEnd()} ` : `${text.trimEnd()}\n\n`
  }
  return text.trim()
}

/** The collection was cut into words and put together again: spaces that this left around signs go. */
function tidy(line: string): string {
  return toPlainSigns(line)
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?)\]])/g, '$1')
    .replace(/([([]) /g, '$1')
    .replace(/ '\s?(s|t|re|ve|m|ll|d)\b/g, "'$1")
    .replace(/(^| )" ?([^"]*?) ?"/g, '$1"$2"')
    .trim()
}

function isProse(line: string): boolean {
  if (line.length < 30 || line.length > 3000 || !/[.!?"]$/.test(line)) return false
  if (/[@#*<>[\]{}|=~^\\]|https?:|www\.|\d{5}|\d{3}-\d{3,4}|\.com|\bRT\b|(?:^|\s)[A-Z]{3,}:/.test(line)) return false
  const letters = line.replace(/[^A-Za-z]/g, '')
  return letters.length > line.length * 0.65 && letters.replace(/[^A-Z]/g, '').length < letters.length * 0.3
}

function hasWordOf(list: ReadonlySet<string>, line: string): boolean {
  return line
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => list.has(word))
}
