import { readCorpusLines } from './read-corpus.ts'
import { toPlainSigns } from './to-plain-signs.ts'
import type { TextDocument } from './text-document.ts'

/** The novels and essays, one document each, paragraphs unwrapped and parted by an empty line. */
export async function readBooks(): Promise<readonly TextDocument[]> {
  const books: TextDocument[] = []
  let lines: string[] = []
  for (const line of await readCorpusLines('english-books.txt.gz')) {
    if (!closing.test(line)) lines.push(line)
    else {
      books.push(toBook(lines))
      lines = []
    }
  }
  return [...books, toBook(lines)].filter(({ text }) => text.length > 50_000)
}

/** The last line of every book but one. */
const closing = /^End of (?:The )?(?:the )?Project Gutenberg/i

function toBook(lines: readonly string[]): TextDocument {
  const paragraphs = lines
    .join('\n')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => toPlainSigns(paragraph.replace(/\s+/g, ' ').trim()))
  const name = paragraphs.find((text) => text.length > 3 && !text.startsWith('Produced by')) ?? ''
  const prose = paragraphs.filter(isProse)
  return { name: name.slice(0, 60), text: prose.join('\n\n'), language: 'en', isPublicDomain: true }
}

/** Not a heading, a table of contents or a note of who transcribed it. */
function isProse(paragraph: string): boolean {
  if (paragraph.length < 8 || /Gutenberg|Produced by|^CHAPTER|^Chapter [IVX\d]+/.test(paragraph)) return false
  return /[a-z]/.test(paragraph) && /[.!?:;,"'\-)]$/.test(paragraph)
}
