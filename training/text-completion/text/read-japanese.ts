import { readCorpusLines } from './read-corpus.ts'
import type { TextDocument } from './text-document.ts'

/** Works of Japanese authors in modern spelling, one document each; a line is a paragraph, an empty line ends a work. */
export async function readJapanese(): Promise<readonly TextDocument[]> {
  const works: string[][] = [[]]
  for (const line of await readCorpusLines('japanese-books.txt.gz')) {
    if (line === '') works.push([])
    else works.at(-1)?.push(line.trim())
  }
  return works
    .map((lines, index) => ({ name: `japanese-books, work ${index + 1}`, text: lines.filter(isProse).join('\n') }))
    .filter(({ text }) => text.length > 1000)
    .map((work) => ({ ...work, language: 'ja', isPublicDomain: true }))
}

function isProse(line: string): boolean {
  return line.length >= 8 && /[。」』)!?!?]$/.test(line) && !/[※〔〕|]|https?:/.test(line)
}
