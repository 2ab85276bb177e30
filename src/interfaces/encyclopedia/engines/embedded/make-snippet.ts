import { toSearchWords } from '../../../../dialects/mediawiki/to-search-words.ts'
import type { SearchWord } from '../../storage/wiki-store.ts'
import { escapeHtmlFully } from '../../../../dialects/mediawiki/escape-html.ts'

/** Characters around the first word that was found. */
const before = 60
const length = 200
/** Characters of a text that are looked through. */
const furthest = 50_000

/** A part of a text around the first of the words in it, the words marked, as HTML. */
export function makeSnippet(text: string, words: readonly SearchWord[]): string {
  const known = new Set(words.map(({ word }) => word))
  const tokens = [...text.slice(0, furthest).matchAll(/[\p{L}\p{N}]+/gu)]
  const isFound = (token: string) => toSearchWords(token).some((word) => known.has(word))
  const first = tokens.find(([token]) => isFound(token))
  if (!first) return escapeHtmlFully(text.slice(0, length))
  const start = Math.max(0, first.index - before)
  const marked = text
    .slice(start, start + length)
    .split(/([\p{L}\p{N}]+)/u)
    .map((part, index) =>
      index % 2 === 1 && isFound(part)
        ? `<span class='searchmatch'>${escapeHtmlFully(part)}</span>`
        : escapeHtmlFully(part),
    )
  return (start > 0 ? '...' : '') + marked.join('')
}
