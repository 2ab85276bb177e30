import type { ActionApi } from '../action-api/action-api.ts'
import { toFailure } from '../action-api/to-failure.ts'
import { readText } from '../read-field.ts'

export interface Article {
  /** As the edition writes it, redirects followed. */
  readonly title: string
  readonly wikitext: string
}

/** What is wrong with a word that leads to no article. */
export type Absence = 'missing-article' | 'invalid-title'

const absences: ReadonlyMap<string, Absence> = new Map([
  ['missingtitle', 'missing-article'],
  ['pagecannotexist', 'missing-article'],
  ['nosuchpageid', 'missing-article'],
  ['invalidtitle', 'invalid-title'],
])

/** A title has 255 bytes at most, and the name of a namespace before it; more would only make an address too long to send. */
const longestWord = 512

/** Reads the article that a word leads to (mediawiki.org/wiki/API:Parsing_wikitext). */
export async function readArticle(api: ActionApi, word: string): Promise<Article | Absence> {
  if (word.trim() === '' || word.length > longestWord) return 'invalid-title'
  const answer = await api.call({ action: 'parse', page: word, prop: 'wikitext', redirects: '1' })
  const absence = absences.get(readText(answer, 'error', 'code') ?? '')
  if (absence) return absence
  // formatversion 1, which the specification shows, puts the text behind a star.
  const wikitext = readText(answer, 'parse', 'wikitext', '*') ?? readText(answer, 'parse', 'wikitext')
  if (wikitext === undefined) throw toFailure(answer)
  return { title: readText(answer, 'parse', 'title') ?? word, wikitext }
}
